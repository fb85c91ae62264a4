import { expect } from '@playwright/test';
import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { dayAhead, enterAt, entryAt, newPractice } from './pages/calendar.ts';
import { DESKTOP, newPerson } from './person.ts';
import { test } from './product-fixture.ts';

const DAY = dayAhead(8);

test('a booking with a lost response is retried after a reload and exists once', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const clinic = await newPractice({ address: origin, mailbox });
  const vet = await newPerson(browser, { origin, viewport: DESKTOP, language: 'en' });
  const { page, say } = vet;
  const address = `workspace/calendar?day=${DAY}&open=booking`;
  await enterAt(vet, clinic.vet, address);
  const form = page.getByRole('dialog', { name: say('appointments:bookings.booking.title') });
  const submit = form.getByRole('button', { name: say('appointments:bookings.booking.submit') });
  await form.getByRole('button', { name: /Olga Rossi/ }).click();
  await form.getByRole('checkbox', { name: 'Pluto' }).check();
  await form.getByRole('checkbox', { name: 'Appointment' }).check();
  await form.getByLabel(say('appointments:bookings.booking.day'), { exact: true }).fill(DAY);
  await form.getByRole('button', { name: '09:30', exact: true }).click();

  // The server books the visit, but the response is lost.
  const arrived = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/events'),
  );
  await page.route('**/api/events', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await submit.click();
  await arrived;
  await expect(form.getByRole('alert')).toBeVisible();
  await page.unrouteAll();
  await page.goto(`${origin}/${address}`);
  await expect(
    form.getByLabel(say('appointments:bookings.booking.day'), { exact: true }),
  ).toHaveValue(DAY.split('-').toReversed().join('/'));
  await expect(form.getByRole('checkbox', { name: 'Pluto' })).toBeChecked();
  await submit.click();
  await expect(form).toBeHidden();
  await expect(entryAt(vet, '09:30 – 10:00')).toHaveCount(1);

  const { id: facilityId } = clinic.vet.facility;
  const query = { facilityId, from: DAY, to: DAY };
  expect(await clinic.vet.call(readCalendar, { query })).toHaveLength(1);
  const visits = await clinic.vet.call(searchRequests, {
    query: { facilityId },
    body: { category: ['VISIT'] },
  });
  expect(visits).toHaveLength(1);
});
