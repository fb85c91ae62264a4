import { expect } from '@playwright/test';
import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { dayAhead, dragEntry, enterAt, entryAt, newPractice, newVisit } from './pages/calendar.ts';
import { DESKTOP, expectAccessible, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import { expectNoOverflow, expectTranslated } from './screen-checks.ts';

const DAY = dayAhead(8);

test('a vet books, moves, undoes and blocks time; a colleague sees each change live', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const clinic = await newPractice({ address: origin, mailbox });
  const look = { origin, viewport: DESKTOP } as const;
  const vet = await newPerson(browser, { ...look, language: 'en' });
  const colleague = await newPerson(browser, { ...look, language: 'it' });
  const { page, say } = vet;
  await enterAt(vet, clinic.vet, `workspace/calendar?day=${DAY}`);
  await enterAt(colleague, clinic.vet, `workspace/calendar?day=${DAY}`);

  await page
    .getByRole('main')
    .getByRole('button', { name: say('appointments:calendar.toolbar.new') })
    .click();
  const form = page.getByRole('dialog', { name: say('appointments:bookings.booking.title') });
  await form.getByRole('button', { name: say('appointments:bookings.booking.submit') }).click();
  const clientField = form.getByLabel(say('appointments:bookings.booking.client'), { exact: true });
  await expect(clientField, 'the first field that lacks something').toBeFocused();
  await form.getByRole('button', { name: /Olga Rossi/ }).click();
  await form.getByRole('checkbox', { name: 'Pluto' }).check();
  await form.getByRole('checkbox', { name: 'Appointment' }).check();
  await form.getByLabel(say('appointments:bookings.booking.day'), { exact: true }).fill(DAY);
  await expectAccessible(vet, 'a new booking');
  await form.getByRole('button', { name: '09:30', exact: true }).click();
  await form.getByRole('button', { name: say('appointments:bookings.booking.submit') }).click();
  await expect(entryAt(vet, '09:30 – 10:00')).toBeVisible();
  await expect(entryAt(colleague, '09:30 – 10:00')).toBeVisible();

  await entryAt(vet, '09:30 – 10:00').press('Enter');
  const details = page.getByRole('region', { name: say('appointments:calendar.details.title') });
  await expect(details.getByText('Pluto', { exact: true })).toBeVisible();
  await expect(entryAt(vet, '09:30 – 10:00').locator('[data-open]')).toHaveCount(1);
  await expectAccessible(vet, 'a day with details');
  await expectNoOverflow(vet, 'a day with details');
  await details.getByRole('button', { name: say('appointments:bookings.actions.move') }).click();
  const move = page.getByRole('dialog', { name: say('appointments:calendar.move.title') });
  await move.getByLabel(say('appointments:bookings.booking.time'), { exact: true }).fill('11:00');
  await move.getByRole('button', { name: say('appointments:calendar.move.submit') }).click();
  await expect(entryAt(colleague, '11:00 – 11:30')).toBeVisible();

  await dragEntry(vet, entryAt(vet, '11:00 – 11:30'), 60);
  await expect(move.getByRole('insertion')).toContainText('12:00');
  await expect(entryAt(vet, '12:00 – 12:30')).toBeVisible();
  await expectAccessible(vet, 'the question of a move');
  await move.getByRole('button', { name: say('common:actions.cancel') }).click();
  await expect(entryAt(vet, '11:00 – 11:30')).toBeVisible();

  await dragEntry(vet, entryAt(vet, '11:00 – 11:30'), 60);
  await move.getByRole('checkbox', { name: say('appointments:bookings.tell.label') }).uncheck();
  await move.getByRole('button', { name: say('appointments:calendar.move.submit') }).click();
  await expect(
    page.getByText(say('appointments:calendar.move.notTold', { what: '' })),
  ).toBeVisible();
  await expect(entryAt(colleague, '12:00 – 12:30')).toBeVisible();
  await page.getByRole('button', { name: say('appointments:calendar.move.undo') }).click();
  await expect(entryAt(vet, '11:00 – 11:30')).toBeVisible();
  await expect(entryAt(colleague, '11:00 – 11:30')).toBeVisible();

  await entryAt(vet, '11:00 – 11:30').press('Alt+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(move.getByRole('insertion')).toContainText('11:15');
  await move.getByRole('button', { name: say('common:actions.cancel') }).click();
  await expect(entryAt(vet, '11:00 – 11:30')).toBeVisible();

  await newVisit(clinic, { start: `${DAY}T13:00:00Z`, end: `${DAY}T13:30:00Z` });
  const other = page.getByRole('button', { name: /Appointment.*Pluto/ });
  await expect(other).toHaveCount(2);
  await dragEntry(vet, entryAt(vet, '11:00 – 11:30'), await minutesBetween());
  await move.getByRole('button', { name: say('appointments:calendar.move.submit') }).click();
  await expect(page.getByText(say('problems:refusals.PERIOD_OCCUPIED'))).toBeVisible();
  await expect(entryAt(vet, '11:00 – 11:30')).toBeVisible();

  await page.getByRole('button', { name: say('appointments:absences.menu.absence') }).click();
  const absence = page.getByRole('dialog', { name: say('appointments:bookings.absence.title') });
  await expect(absence.getByText(/2 appointments overlap/)).toBeVisible();
  await expectAccessible(vet, 'an absence with bookings in its way');
  for (const left of [/1 appointment overlaps/, say('appointments:bookings.conflicts.none')]) {
    await absence
      .getByRole('button', { name: say('appointments:bookings.conflicts.callOff') })
      .first()
      .click();
    await page.getByRole('button', { name: say('appointments:bookings.cancel.confirm') }).click();
    await expect(absence.getByText(left)).toBeVisible();
  }
  await absence.getByLabel(say('appointments:bookings.absence.reason')).fill('Congress');
  await absence.getByRole('button', { name: say('appointments:bookings.absence.submit') }).click();
  await expect(page.getByRole('button', { name: /Congress/ })).toBeVisible();
  await expect(colleague.page.getByRole('button', { name: /Congress/ })).toBeVisible();

  await page.getByRole('button', { name: say('appointments:absences.menu.label') }).click();
  await page.getByRole('button', { name: say('appointments:absences.menu.other') }).click();
  const meeting = page.getByRole('dialog', { name: say('appointments:bookings.other.title') });
  await meeting.getByLabel(say('appointments:bookings.other.what')).fill('Delivery of the scanner');
  await meeting.getByRole('button', { name: say('appointments:bookings.other.submit') }).click();
  await expect(
    colleague.page.getByRole('button', { name: /Delivery of the scanner/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: /Delivery of the scanner/ }).click();
  await expect(page.getByRole('heading', { name: 'Delivery of the scanner' })).toBeVisible();
  await page.getByRole('button', { name: say('appointments:bookings.absence.remove') }).click();
  await expect(
    colleague.page.getByRole('button', { name: /Delivery of the scanner/ }),
  ).toBeHidden();

  /** From eleven to the other booking, by the clinic's clocks. */
  async function minutesBetween(): Promise<number> {
    const { facility } = clinic.vet;
    const query = { facilityId: facility.id, from: DAY, to: DAY };
    const starts = (await clinic.vet.call(readCalendar, { query })).map(({ payload }) =>
      Date.parse(payload.event.start ?? ''),
    );
    return (Math.max(...starts) - Math.min(...starts)) / 60_000;
  }
});

test('a vet on a phone sees a list of days and proposes times in the conversation', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const clinic = await newPractice({ address: origin, mailbox });
  await newVisit(clinic, { start: `${DAY}T09:00:00Z`, end: `${DAY}T09:30:00Z` });
  const visit = await newVisit(clinic);
  const vet = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const { page, say } = vet;
  await enterAt(vet, clinic.vet, `workspace/calendar?day=${DAY}`);
  const row = page.getByRole('button', { name: /Pluto/ }).filter({ hasText: 'Appuntamento' });
  await expect(row).toBeVisible();
  for (const check of [expectAccessible, expectNoOverflow, expectTranslated])
    await check(vet, 'the agenda on a phone');
  await row.click();
  await expect(
    page.getByRole('button', { name: say('appointments:bookings.actions.cancel') }),
  ).toBeVisible();
  await expectAccessible(vet, 'the details on a phone');
  await page.keyboard.press('Escape');

  await page.goto(`${origin}/workspace/requests?conversation=${visit}`);
  await page.getByRole('button', { name: say('inbox:conversation.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: say('appointments:bookings.propose.action') }).click();
  const proposal = page.getByRole('dialog', { name: say('appointments:bookings.propose.title') });
  await proposal.getByLabel(say('appointments:bookings.booking.day'), { exact: true }).fill(DAY);
  await proposal.getByRole('button', { name: '15:00', exact: true }).click();
  await proposal.getByRole('button', { name: '16:00', exact: true }).click();
  await expectAccessible(vet, 'times to propose');
  await proposal
    .getByRole('button', { name: say('appointments:bookings.propose.submit_other', { count: 2 }) })
    .click();
  await expect(proposal).toBeHidden();
  const { events } = await clinic.vet.call(readRequest, { params: { id: visit } });
  expect(events.filter(({ payload }) => payload.times?.length === 2)).toHaveLength(1);
});

const ZONES = ['America/New_York', 'Europe/Rome', 'Asia/Tokyo', 'Pacific/Auckland'] as const;
const CHANGES = [
  { day: '2027-03-28', start: '2027-03-28T07:00:00Z', end: '2027-03-28T07:30:00Z' },
  { day: '2027-10-31', start: '2027-10-31T08:00:00Z', end: '2027-10-31T08:30:00Z' },
] as const;

test('days with a clock change show the same times in every time zone', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const clinic = await newPractice({ address: origin, mailbox });
  for (const { start, end } of CHANGES) await newVisit(clinic, { start, end });
  const addresses = CHANGES.flatMap(({ day }) =>
    ['day', 'week'].map((view) => `workspace/calendar?view=${view}&day=${day}`),
  );
  const seen = new Map<string, unknown>();
  for (const timezoneId of ZONES) {
    const look = { origin, language: 'en', viewport: DESKTOP, timezoneId } as const;
    const vet = await newPerson(browser, look);
    const { page, say, context } = vet;
    for (const [index, address] of addresses.entries()) {
      if (index === 0) await enterAt(vet, clinic.vet, address);
      else await page.goto(`${origin}/${address}`);
      const entry = page.getByRole('button', { name: /^09:00 – 09:30 / });
      await expect(entry, `${address} in ${timezoneId}`).toBeVisible();
      const [place, column] = await Promise.all([
        entry.boundingBox(),
        page.locator('.calendar-column').first().boundingBox(),
      ]);
      const labels = await page.locator('.calendar-hour-label').allTextContents();
      const y = place && column && (place.y - column.y) / column.height;
      const shown = { y: y?.toFixed(2), labels };
      expect(shown, `${address} in ${timezoneId}`).toEqual(seen.get(address) ?? shown);
      seen.set(address, shown);
    }
    // A device with the time of the clinic shows no second clock.
    const isHere = timezoneId === 'Europe/Rome';
    await expect(page.getByText('Rome · ')).toBeVisible({ visible: !isHere });
    const own = page.getByText(
      new RegExp(say('appointments:calendar.zone.own', { time: '' }).trim()),
    );
    await expect(own).toHaveCount(isHere ? 0 : 1);
    await context.close();
  }
});
