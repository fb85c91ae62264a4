import { expect } from '@playwright/test';
import { PASSWORD } from '@zampa/testing/people';
import { enter } from './pages/account.ts';
import { DESKTOP, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import { newClient, newVisitClinic } from './visit-clinic.ts';

test('a draft booking survives Escape and a reload; the client list on a phone opens a message', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const place = { address: origin, mailbox };
  const clinic = await newVisitClinic(place);
  await newClient(place, clinic, 'Olga');
  const vet = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  const { page, say } = vet;
  await enter(vet, '/', { email: clinic.vet.email, password: PASSWORD });

  const booking = page.getByRole('dialog', { name: say('appointments:bookings.booking.title') });
  const service = booking.getByRole('checkbox', { name: say('services:types.appointment') });
  const time = booking.getByLabel(say('appointments:bookings.booking.time'), { exact: true });
  await page.goto(`${origin}/workspace/calendar?open=booking`);
  await booking.getByRole('button', { name: /Olga/ }).click();
  await service.check();
  await time.fill('10:00');
  await page.keyboard.press('Escape');
  await expect(booking).toBeHidden();
  await page.goto(`${origin}/workspace/calendar?open=booking`);
  await expect(time).toHaveValue('10:00');
  await expect(service).toBeChecked();
  await expect(booking.getByText('Olga Rossi')).toBeVisible();

  await page.setViewportSize(PHONE);
  await page.goto(`${origin}/workspace/clients`);
  const write = new RegExp(`^${say('clients:write.title', { name: 'Olga' })}`);
  await page.getByRole('link', { name: write }).click();
  await page.getByRole('button', { name: say('clients:write.action') }).click();
  await expect(page.getByLabel(say('clients:write.message'))).toBeVisible();
});
