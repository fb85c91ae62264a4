import { expect } from '@playwright/test';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { PASSWORD } from '@zampa/testing/people';
import { newStartedRequest } from '@zampa/testing/requests';
import { enter } from './pages/account.ts';
import { DESKTOP, expectAccessible, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';

test('an entry by the clinic reaches the family; a farewell ends the questions about the pet and can be undone', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const { owner, vet, pet } = await newStartedRequest({ address: origin, mailbox });
  const facilityId = vet.facility.id;
  await owner.call(linkPets, { body: { facilityId, pets: [pet.id] } });

  const clinic = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  await enter(
    clinic,
    '/',
    { email: vet.email, password: PASSWORD },
    `workspace/diary?pets=["${pet.id}"]&write=true`,
  );
  const form = clinic.page.getByRole('dialog', { name: clinic.say('diary:new.title') });
  await form.getByLabel(clinic.say('diary:new.category')).selectOption('TRAINING');
  await form
    .getByRole('textbox', { name: clinic.say('diary:new.date'), exact: true })
    .fill('2025-07-01');
  await form.getByLabel(clinic.say('diary:new.text')).fill('Learned to stay on the scale');
  await expectAccessible(clinic, 'the form of an entry');
  await form.getByRole('button', { name: clinic.say('diary:new.write') }).click();
  await expect(form).toBeHidden();
  await expect(clinic.page.getByRole('heading', { name: 'July 2025' })).toBeVisible();

  const family = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const { page, say } = family;
  await enter(family, '/app/', { email: owner.email, password: PASSWORD }, 'workspace/diary');
  await expect(page.getByRole('heading', { name: 'Luglio 2025' })).toBeVisible();
  await expect(page.getByText('Learned to stay on the scale')).toBeVisible();
  await expectAccessible(family, 'the diary');

  await page.getByRole('link', { name: say('diary:timeline.write') }).click();
  await page.getByLabel(say('diary:new.category')).selectOption('DEATH');
  await page.getByLabel(say('diary:new.date')).fill('2025-10-11');
  await page.getByRole('button', { name: say('diary:new.write'), exact: true }).click();
  await page.getByRole('button', { name: say('diary:farewell.confirm') }).click();
  const farewell = page.getByRole('link', {
    name: say('diary:category.DEATH'),
  });
  await expect(farewell).toBeVisible();
  await page.goto(`${origin}/app/workspace/pets/${pet.id}`);
  await expect(
    page.getByText(say('pets:card.loss', { name: pet.name, day: '11 ottobre 2025' })),
  ).toBeVisible();

  await page.goto(`${origin}/app/workspace/diary`);
  await farewell.click();
  await page.getByRole('button', { name: say('diary:own.takeBack') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('diary:own.takeBack') })
    .click();
  await page.waitForURL(`${origin}/app/workspace/diary`);
  await expect(page.getByRole('heading', { name: 'Luglio 2025' })).toBeVisible();
  await expect(farewell).toBeHidden();
  await page.goto(`${origin}/app/workspace/pets/${pet.id}`);
  await expect(page.getByText(say('pets:card.ask', { name: pet.name }))).toBeVisible();
});
