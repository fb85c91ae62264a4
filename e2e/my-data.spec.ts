import { expect } from '@playwright/test';
import { newOwner, newVet, PASSWORD } from '@zampa/testing/people';
import { enter } from './pages/account.ts';
import { DESKTOP, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';

test('a vet saves a veterinary code in the profile; pet owners have no such field', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const place = { address: origin, mailbox };
  const vet = await newPerson(browser, { origin, language: 'it', viewport: DESKTOP });
  await enter(vet, '/', { email: (await newVet(place)).email, password: PASSWORD });
  await vet.page.goto(`${origin}/workspace/my-data`);
  const code = vet.page.getByRole('textbox', { name: vet.say('people:fields.veterinaryCode') });
  await code.fill('RM 1234');
  await vet.page.getByRole('button', { name: vet.say('people:submit') }).click();
  await expect(vet.page.getByText(vet.say('people:saved'))).toBeVisible();
  await vet.page.reload();
  await expect(code).toHaveValue('RM 1234');
  await vet.context.close();

  const owner = await newPerson(browser, { origin, language: 'en', viewport: PHONE });
  await enter(owner, '/app/', { email: (await newOwner(place)).email, password: PASSWORD });
  await owner.page.goto(`${origin}/app/workspace/my-data`);
  await expect(
    owner.page.getByRole('textbox', { name: owner.say('people:fields.taxNumber') }),
  ).toBeVisible();
  await expect(owner.page.getByText(owner.say('people:profession'))).toHaveCount(0);
});
