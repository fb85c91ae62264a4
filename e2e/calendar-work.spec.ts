import { expect } from '@playwright/test';
import { readAppointments } from '@zampa/contract/appointments/read-appointments';
import { PASSWORD } from '@zampa/testing/people';
import { createService } from '@zampa/contract/services/create-service';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { enter } from './pages/account.ts';
import {
  dayAhead,
  dropOnGrid,
  enterAt,
  entryAt,
  newPractice,
  newVisit,
  pullEntry,
} from './pages/calendar.ts';
import { DESKTOP, expectAccessible, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import { expectNoOverflow, expectTranslated } from './screen-checks.ts';

const DAY = dayAhead(8);
const MINUTE_MS = 60_000;
const PRICE = 4500;

const clockOf = (instant: string) =>
  new Date(instant).toLocaleTimeString('it-IT', {
    timeZone: 'Europe/Rome',
    hour: '2-digit',
    minute: '2-digit',
  });

/** Half an hour that has begun ten minutes ago. */
function underWay() {
  const start = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - 10 * MINUTE_MS;
  return {
    start: new Date(start).toISOString(),
    end: new Date(start + 30 * MINUTE_MS).toISOString(),
  };
}

test('a visit is paid in cash or marked as paid later; card payment needs its setup', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const clinic = await newPractice({ address: origin, mailbox });
  const { vet: admin, owner } = clinic;
  const { id: serviceId } = await admin.call(createService, {
    body: {
      facilityId: admin.facility.id,
      ServiceTypeId: 4,
      name: 'Surgery',
      price: PRICE,
      duration: 30,
      enabled: false,
    },
  });
  const visit = await newVisit({ ...clinic, serviceId }, underWay());
  const vet = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  const { page, say } = vet;
  await enterAt(vet, admin, 'workspace/calendar?view=agenda');
  // Shortly before midnight it stands under both of its days.
  const entry = page.getByRole('button', { name: /Surgery.*Pluto/ }).first();
  await entry.click();
  const details = page.getByRole('region', { name: say('appointments:calendar.details.title') });
  await details.getByRole('button', { name: say('appointments:bookings.actions.end') }).click();
  const ending = page.getByRole('dialog', { name: say('appointments:bookings.end.title') });
  await expect(ending.getByText(/€45\.00/)).toBeVisible();
  await expect(ending.getByRole('radio', { name: say('payments:end.digital') })).toBeDisabled();
  await expect(ending.getByText(say('problems:refusals.PAYMENTS_NOT_CONFIGURED'))).toBeVisible();
  await ending.getByRole('button', { name: say('appointments:bookings.actions.end') }).click();
  await expect(ending.getByText(say('payments:end.required'))).toBeVisible();
  await expectAccessible(vet, 'the end of a visit');
  await ending.getByRole('radio', { name: say('payments:end.later') }).check();
  await ending.getByRole('button', { name: say('appointments:bookings.actions.end') }).click();
  await expect(ending).toBeHidden();
  await expect.poll(paymentStatus).toBe('TO_BE_PAID');

  await expect(entry).toContainText(say('appointments:calendar.state.over'));
  await entry.click();
  await details.getByRole('button', { name: say('payments:mark.action') }).click();
  await expectAccessible(vet, 'a payment in cash');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('payments:mark.confirm'), exact: true })
    .click();
  await expect(
    details.getByText(say('appointments:bookings.payment.paid'), { exact: true }),
  ).toBeVisible();
  await expect(details.getByRole('button', { name: say('payments:mark.action') })).toHaveCount(0);
  await expect.poll(paymentStatus).toBe('PAID');

  async function paymentStatus() {
    const { payload } = await owner.call(readRequest, { params: { id: visit } });
    return payload.payment.status;
  }
});

test('a vet extends a booking, drags a waiting visit into the day and finds a canceled one', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const clinic = await newPractice({ address: origin, mailbox });
  await newVisit(clinic, { start: `${DAY}T09:00:00Z`, end: `${DAY}T09:30:00Z` });
  const waiting = await newVisit(clinic);
  const vet = await newPerson(browser, { origin, language: 'it', viewport: DESKTOP });
  const { page, say } = vet;
  await enterAt(vet, clinic.vet, `workspace/calendar?day=${DAY}`);
  const begins = clockOf(`${DAY}T09:00:00Z`);
  const ends = clockOf(`${DAY}T10:00:00Z`);
  await pullEntry(vet, entryAt(vet, `${begins} – ${clockOf(`${DAY}T09:30:00Z`)}`), ends);
  const question = page.getByRole('dialog', { name: say('appointments:calendar.move.title') });
  await question.getByRole('button', { name: say('appointments:calendar.move.submit') }).click();
  await expect(page.getByText(say('appointments:calendar.move.told', { what: '' }))).toBeVisible();
  const booked = entryAt(vet, `${begins} – ${ends}`);
  await expect(booked).toBeVisible();
  await page.reload();
  await expect(booked).toBeVisible();

  await dropOnGrid(vet, page.locator('[draggable=true]'), '15:00');
  const form = page.getByRole('dialog', { name: say('appointments:bookings.booking.title') });
  await expect(
    form.getByLabel(say('appointments:bookings.booking.time'), { exact: true }),
  ).toHaveValue('15:00');
  await expect(
    form.getByLabel(say('appointments:bookings.booking.member'), { exact: true }),
  ).toHaveValue(clinic.vet.id);
  const minutes = form.getByLabel(say('appointments:bookings.booking.minutes'), { exact: true });
  await minutes.fill('45');
  await page.reload();
  await expect(minutes).toHaveValue('45');
  await form.getByRole('button', { name: say('common:actions.clear') }).click();
  await expect(minutes).toHaveValue('');
  await form.getByRole('button', { name: say('appointments:bookings.booking.submit') }).click();
  await expect(entryAt(vet, '15:00 – 15:30')).toBeVisible();
  const { appointment } = await clinic.vet.call(readRequest, { params: { id: waiting } });
  expect(appointment?.payload.status).toBe('NEW');

  await entryAt(vet, '15:00 – 15:30').press('Enter');
  await page.getByRole('button', { name: say('appointments:bookings.actions.cancel') }).click();
  await page.getByRole('button', { name: say('appointments:bookings.cancel.confirm') }).click();
  await expect(entryAt(vet, '15:00 – 15:30')).toHaveCount(0);
  await page.getByRole('button', { name: say('appointments:calendar.filter.open') }).click();
  await page.getByRole('checkbox', { name: say('appointments:calendar.state.canceled') }).check();
  await expect(entryAt(vet, '15:00 – 15:30')).toBeVisible();
  await expect(booked).toHaveCount(0);
  await page.getByRole('checkbox', { name: say('appointments:calendar.states.confirmed') }).check();
  await expect(booked).toBeVisible();
  await expectAccessible(vet, 'what was called off');
  await page.reload();
  await expect(entryAt(vet, '15:00 – 15:30')).toBeVisible();

  const [past] = await clinic.owner.call(readAppointments, { query: { when: 'past' } });
  expect(past?.id).toBe(appointment?.id);
});

test('a link opens a past appointment', async ({ browser, product: { url: origin }, mailbox }) => {
  const clinic = await newPractice({ address: origin, mailbox });
  await newVisit(clinic, { start: '2020-01-15T09:00:00Z', end: '2020-01-15T09:30:00Z' });
  const [past] = await clinic.owner.call(readAppointments, { query: { when: 'past' } });
  const person = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const { page, say } = person;
  await enter(
    person,
    '/app/',
    { email: clinic.owner.email, password: PASSWORD },
    `workspace/appointments/${past?.id}`,
  );
  await expect(page.getByText('mercoledì 15 gennaio 2020')).toBeVisible();
  for (const check of [expectAccessible, expectNoOverflow, expectTranslated])
    await check(person, 'an appointment of years ago');
  await page.goto(`${origin}/app/workspace/appointments/${crypto.randomUUID()}`);
  await expect(page.getByText(say('appointments:detail.gone'))).toBeVisible();
});
