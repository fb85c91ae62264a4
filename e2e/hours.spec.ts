import { expect, type Locator } from '@playwright/test';
import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { PASSWORD } from '@zampa/testing/people';
import type { ClinicWithClient } from '@zampa/testing/requests';
import { signIn } from './pages/account.ts';
import { dayAhead, newPractice, newVisit } from './pages/calendar.ts';
import { timeField } from './pages/practice.ts';
import { DESKTOP, expectAccessible, newPerson, type Person, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import { expectNoOverflow, expectTranslated } from './screen-checks.ts';

const DAY = dayAhead(8);
const HALVES = ['14:00', '14:30', '15:00', '15:30'] as const;

/** Three visits in the afternoon, one after the other. */
async function newAfternoon(clinic: ClinicWithClient) {
  const visits: string[] = [];
  for (const [at, start] of HALVES.slice(0, 3).entries())
    visits.push(
      await newVisit(clinic, { start: `${DAY}T${start}:00Z`, end: `${DAY}T${HALVES[at + 1]}:00Z` }),
    );
  return visits;
}

const bookingsOf = async ({ vet }: ClinicWithClient) => {
  const query = { facilityId: vet.facility.id, from: DAY, to: DAY };
  const entries = await vet.call(readCalendar, { query });
  return entries.filter(({ category }) => category === 'BOOKING');
};

const openUntil = async ({ vet }: ClinicWithClient) => {
  const query = { facilityId: vet.facility.id };
  const { workingHours } = await vet.call(readFacilityConfiguration, { query });
  return [...new Set(workingHours.map(({ to }) => to))];
};

test('shorter opening hours resolve the bookings outside them one by one', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const clinic = await newPractice({ address: origin, mailbox });
  const [, moved, canceled] = await newAfternoon(clinic);
  const vet = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const { page, say } = vet;
  await page.goto(`${origin}/workspace/hours`);
  await signIn(vet, { email: clinic.vet.email, password: PASSWORD });
  await closeAtOne(vet, 'lunedì');
  const save = page.getByRole('button', { name: say('timetables:save'), exact: true });
  await save.click();
  const dialog = page.getByRole('dialog', {
    name: say('timetables:conflicts.title_other', { count: 3 }),
  });
  await expect(dialog.getByRole('radiogroup')).toHaveCount(3);
  for (const check of [expectAccessible, expectNoOverflow, expectTranslated])
    await check(vet, 'bookings outside new hours');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await openUntil(clinic)).toEqual(['18:00']);

  await save.click();
  await decide(vet, dialog, ['keep', 'propose', 'cancel']);
  expect(await bookingsOf(clinic)).toHaveLength(3);
  await dialog.getByRole('button', { name: say('timetables:conflicts.save') }).click();

  const saved = page.getByRole('dialog', { name: say('timetables:conflicts.savedTitle') });
  await expect(saved.getByText(say('timetables:conflicts.canceled'))).toBeVisible();
  await expectAccessible(vet, 'what was decided about bookings');
  await saved.getByRole('button', { name: say('timetables:conflicts.chooseTimes') }).click();
  const proposal = page.getByRole('dialog', { name: say('appointments:bookings.propose.title') });
  await proposal.getByLabel(say('appointments:bookings.booking.day'), { exact: true }).fill(DAY);
  await expect(proposal.getByRole('button', { name: '12:30', exact: true })).toBeVisible();
  await expect(proposal.getByRole('button', { name: '16:00', exact: true })).toHaveCount(0);
  await proposal.getByRole('button', { name: '12:30', exact: true }).click();
  await proposal
    .getByRole('button', { name: say('appointments:bookings.propose.submit_one', { count: 1 }) })
    .click();
  await expect(saved.getByText(say('timetables:conflicts.proposed'))).toBeVisible();
  await saved.getByRole('button', { name: say('timetables:conflicts.finish') }).click();
  await expect(page.getByText(say('timetables:saved'))).toBeVisible();

  expect(await openUntil(clinic)).toEqual(['13:00']);
  const left = (await bookingsOf(clinic)).filter(({ payload }) => payload.valid);
  expect(left.map(({ parent_id }) => parent_id)).not.toContain(canceled);
  expect(left).toHaveLength(2);
  const { events } = await clinic.vet.call(readRequest, { params: { id: moved ?? '' } });
  expect(events.filter(({ payload }) => payload.times?.length === 1)).toHaveLength(1);
});

test('a changed timetable lists conflicting bookings, and all of them can stay', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const clinic = await newPractice({ address: origin, mailbox });
  await newAfternoon(clinic);
  const vet = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  const { page, say } = vet;
  await page.goto(`${origin}/workspace/timetables/new`);
  await signIn(vet, { email: clinic.vet.email, password: PASSWORD });
  await page.getByRole('textbox', { name: say('timetables:form.name') }).fill('Mornings');
  await page.getByRole('checkbox', { name: /Bianchi/ }).check();
  await closeAtOne(vet, 'Monday');
  await page.getByRole('button', { name: say('timetables:form.create') }).click();
  const dialog = page.getByRole('dialog', {
    name: say('timetables:conflicts.title_other', { count: 3 }),
  });
  const save = dialog.getByRole('button', { name: say('timetables:conflicts.save') });
  await expect(save).toBeDisabled();
  await expectAccessible(vet, 'bookings outside a new timetable');
  await dialog.getByRole('button', { name: say('timetables:conflicts.keepAll') }).click();
  await save.click();
  await expect(page.getByRole('link', { name: /Mornings/ })).toBeVisible();
  expect(await bookingsOf(clinic)).toHaveLength(3);
});

/** Every day ends at one, as the first of the week does. */
async function closeAtOne(vet: Person, monday: string): Promise<void> {
  const { page, say } = vet;
  await timeField(vet, 'to', monday).fill('13:00');
  await page
    .getByRole('button', { name: say('timetables:week.copyOf', { day: monday }), exact: true })
    .click();
  await page.getByRole('menuitem', { name: say('timetables:week.toEveryDay') }).click();
}

/** Decides of each booking, the earliest first. */
async function decide(
  { say }: Person,
  dialog: Locator,
  decisions: readonly ('keep' | 'propose' | 'cancel')[],
): Promise<void> {
  for (const [at, decision] of decisions.entries())
    await dialog
      .getByRole('radiogroup')
      .nth(at)
      .getByRole('radio', { name: say(`timetables:conflicts.${decision}`) })
      .check();
}
