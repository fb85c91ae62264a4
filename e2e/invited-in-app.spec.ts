import { expect } from '@playwright/test';
import { newOwner, newVet, PASSWORD } from '@zampa/testing/people';
import { enter } from './pages/account.ts';
import { goTo } from './pages/clinic.ts';
import { turnOf } from './pages/owner.ts';
import { DESKTOP, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import { expectFine } from './screen-checks.ts';

test('an existing Zampa owner is invited and accepts in the app, live on both sides', async ({
  browser,
  product,
  mailbox,
}) => {
  const place = { address: product.url, mailbox };
  const [doctor, marta] = [await newVet(place), await newOwner(place, 'Marta')];
  const vet = await newPerson(browser, {
    origin: product.url,
    language: 'en',
    viewport: DESKTOP,
  });
  const owner = await newPerson(browser, {
    origin: product.url,
    language: 'it',
    viewport: PHONE,
  });
  await enter(owner, '/app/', { email: marta.email, password: PASSWORD });
  await expect(owner.page).toHaveURL(`${product.url}/app/dashboard`);
  await enter(vet, '/', { email: doctor.email, password: PASSWORD });
  await goTo(vet, vet.say('settings:places.clients'));
  await vet.page.getByRole('button', { name: vet.say('clients:invite') }).click();
  const dialog = vet.page.getByRole('dialog');
  await dialog.getByLabel(vet.say('clients:inviting.emails')).fill(marta.email);
  await dialog
    .getByRole('button', { name: vet.say('clients:inviting.send_one', { count: 1 }) })
    .click();
  await dialog.getByRole('button', { name: vet.say('clients:inviting.finish') }).click();
  await expect(vet.page.getByRole('link', { name: /Waiting/ })).toHaveText('Waiting1');

  // It is there without a reload, on Home and among the vets.
  const title = owner.say('clients:clinics.invitation.title', { clinic: doctor.facility.name });
  await expect(turnOf(owner).getByText(title)).toBeVisible();
  await expectFine(owner, 'a clinic that invites');
  await owner.page.goto(`${product.url}/app/workspace/vets`);
  await expect(owner.page.getByText(title)).toBeVisible();
  await expectFine(owner, 'the vets with one that invites');
  await owner.page
    .getByRole('button', { name: owner.say('clients:clinics.invitation.accept') })
    .click();
  await expect(owner.page.getByText(title)).toHaveCount(0);
  await expect(owner.page.getByRole('heading', { name: doctor.facility.name })).toBeVisible();
  await expect(vet.page.getByRole('link', { name: /^Active/ })).toHaveText('Active1');
});
