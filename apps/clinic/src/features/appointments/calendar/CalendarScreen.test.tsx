import '@zampa/i18n/english/appointments-bookings';
import '@zampa/i18n/english/appointments-calendar';
import '@zampa/i18n/english/inbox';
import '@zampa/i18n/english/payments';
import { noCounts } from '@zampa/shared-screens/rendered/counts.test-data';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { type Answers, pendingAnswer } from '@zampa/shared-screens/rendered/fake-server.test-data';
import {
  booking,
  conversation,
  noAttributes,
  staff,
} from '@zampa/shared-screens/rendered/samples.test-data';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { CalendarScreen } from './CalendarScreen.tsx';
import type { CalendarSearch } from './search.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 1024, height: 800 };

const visit = { ...conversation, category: 'VISIT' as const, events: [], payments: [] };

function Calendar({ start }: { start: CalendarSearch }) {
  const [search, setSearch] = useState(start);
  return <CalendarScreen search={search} onSearch={setSearch} renderNewClient={() => null} />;
}

/** A visit for which the owner requested a time. */
const toBeConfirmed = {
  ...booking,
  payload: { ...booking.payload, status: 'TO_BE_CONFIRMED' as const },
};
const requestAnswers: Answers = {
  'GET /calendar': () => [toBeConfirmed],
  'POST /requests/search': () => [{ ...visit, appointment: toBeConfirmed }],
};

async function renderCalendar(
  { width, height }: typeof WIDE,
  search: CalendarSearch = {},
  answers: Answers = {},
) {
  const before = { width: window.innerWidth, height: window.innerHeight };
  await browser.viewport(width, height);
  onTestFinished(() => browser.viewport(before.width, before.height));
  return renderAtClinic(<Calendar start={{ view: 'day', day: '2027-03-02', ...search }} />, {
    answers: {
      'GET /calendar': () => [booking],
      'GET /due': () => [],
      'GET /facilities/unavailability/bookings': () => [],
      'GET /facilities/configuration': () => configuration,
      'GET /users/facility/{id}/vets': () => staff,
      'GET /users/facility/{id}/clients': () => [],
      'POST /requests/search': () => [],
      'GET /requests/count': () => noCounts,
      'GET /requests/{id}': () => visit,
      'GET /payments': () => [],
      'GET /pets/attributes': () => noAttributes,
      ...answers,
    },
  });
}

type Page = Awaited<ReturnType<typeof renderCalendar>>['page'];

const bookingButton = (page: Page) => page.getByRole('button', { name: /15:00.*Luna/ });

/** Details are a region beside the calendar, or a dialog over it on narrow screens. */
const detailsOn = (page: Page) =>
  page.getByRole('region', { name: 'Details' }).or(page.getByRole('dialog', { name: 'Details' }));

async function openDetails(page: Page) {
  await expect.element(bookingButton(page)).toBeVisible();
  (bookingButton(page).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const details = detailsOn(page);
  await expect.element(details).toBeVisible();
  return details;
}

it.each([
  { where: 'beside the calendar', size: WIDE, names: 1 },
  // The drawer is labelled by its title instead.
  { where: 'above it on a narrower screen', size: NARROW, names: 0 },
])(
  'CalendarScreen focuses the opened details $where, closes them with Escape and returns the focus to the booking',
  async ({ size, names }) => {
    const { page } = await renderCalendar(size);
    const details = await openDetails(page);
    await expect.poll(() => details.element().contains(document.activeElement)).toBe(true);
    expect(document.querySelectorAll('[aria-label="Details"]')).toHaveLength(names);
    await userEvent.keyboard('{Escape}');
    await expect.element(details).not.toBeInTheDocument();
    await expect.element(bookingButton(page)).toHaveFocus();
  },
);

it('CalendarScreen returns the focus to the booking when its details are closed with the close button', async () => {
  const { page } = await renderCalendar(WIDE);
  const details = await openDetails(page);
  (details.getByRole('button', { name: 'Close details' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(details).not.toBeInTheDocument();
  await expect.element(bookingButton(page)).toHaveFocus();
});

it.each([
  { where: 'beside the calendar', size: WIDE },
  { where: 'above it on a narrower screen', size: NARROW },
])(
  'CalendarScreen focuses the booking when details opened by URL $where are closed',
  async ({ size }) => {
    const { page } = await renderCalendar(size, { entry: booking.id });
    await expect.element(detailsOn(page)).toBeVisible();
    await expect.element(bookingButton(page)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(detailsOn(page)).not.toBeInTheDocument();
    await expect.element(bookingButton(page)).toHaveFocus();
  },
);

it('CalendarScreen keeps the focus on the view switch while the details disappear and reappear with the new days', async () => {
  const { page, server } = await renderCalendar(WIDE);
  await openDetails(page);
  const week = pendingAnswer();
  server.answer('GET /calendar', week.give);
  (page.getByRole('radio', { name: 'Day' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(detailsOn(page)).not.toBeInTheDocument();
  week.release([booking]);
  await expect.element(detailsOn(page)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Week' })).toHaveFocus();
});

it('CalendarScreen focuses the details opened by "Answer", and returns the focus to that button', async () => {
  const { page } = await renderCalendar(WIDE, {}, requestAnswers);
  const answer = page.getByRole('button', { name: /^Answer/ });
  await expect.element(answer).toBeVisible();
  (answer.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => detailsOn(page).query()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(detailsOn(page)).not.toBeInTheDocument();
  await expect.element(answer).toHaveFocus();
});

it('CalendarScreen keeps the details open when Escape closes a dialog above them', async () => {
  const { page } = await renderCalendar(WIDE);
  const details = await openDetails(page);
  await details.getByRole('button', { name: 'Reschedule' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(details).toBeVisible();
});

it('CalendarScreen returns the focus to the "New" button when the new booking is closed', async () => {
  const { page } = await renderCalendar(WIDE);
  const begin = page.getByRole('button', { name: 'New', exact: true });
  await expect.element(bookingButton(page)).toBeVisible();
  (begin.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(begin).toHaveFocus();
});
