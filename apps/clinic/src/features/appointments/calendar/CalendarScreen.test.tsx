import '@zampa/i18n/english/appointments-bookings';
import '@zampa/i18n/english/appointments-calendar';
import '@zampa/i18n/english/inbox';
import '@zampa/i18n/english/payments';
import { noCounts } from '@zampa/shared-screens/rendered/counts.test-data';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { type Answers, heldAnswer } from '@zampa/shared-screens/rendered/fake-server.test-data';
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

/** A visit whose owner has named a time. */
const toBeConfirmed = {
  ...booking,
  payload: { ...booking.payload, status: 'TO_BE_CONFIRMED' as const },
};
const asked: Answers = {
  'GET /calendar': () => [toBeConfirmed],
  'POST /requests/search': () => [{ ...visit, appointment: toBeConfirmed }],
};

async function calendar(
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

type Page = Awaited<ReturnType<typeof calendar>>['page'];

const entryOf = (page: Page) => page.getByRole('button', { name: /15:00.*Luna/ });

/** Beside the calendar a region, over it a dialog. */
const detailsOn = (page: Page) =>
  page.getByRole('region', { name: 'Details' }).or(page.getByRole('dialog', { name: 'Details' }));

async function opened(page: Page) {
  await expect.element(entryOf(page)).toBeVisible();
  (entryOf(page).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const details = detailsOn(page);
  await expect.element(details).toBeVisible();
  return details;
}

it.each([
  { where: 'beside the calendar', size: WIDE, names: 1 },
  // The drawer has its title for a name.
  { where: 'over it on a narrower screen', size: NARROW, names: 0 },
])(
  'gives the focus to the details $where, said once, closes them with Escape and leads back to the booking',
  async ({ size, names }) => {
    const { page } = await calendar(size);
    const details = await opened(page);
    await expect.poll(() => details.element().contains(document.activeElement)).toBe(true);
    expect(document.querySelectorAll('[aria-label="Details"]')).toHaveLength(names);
    await userEvent.keyboard('{Escape}');
    await expect.element(details).not.toBeInTheDocument();
    await expect.element(entryOf(page)).toHaveFocus();
  },
);

it('leads back to the booking from the cross of its details', async () => {
  const { page } = await calendar(WIDE);
  const details = await opened(page);
  (details.getByRole('button', { name: 'Close the details' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(details).not.toBeInTheDocument();
  await expect.element(entryOf(page)).toHaveFocus();
});

it.each([
  { where: 'beside the calendar', size: WIDE },
  { where: 'over it on a narrower screen', size: NARROW },
])('leads to the booking of an address, which nobody has pressed, $where', async ({ size }) => {
  const { page } = await calendar(size, { entry: booking.id });
  await expect.element(detailsOn(page)).toBeVisible();
  await expect.element(entryOf(page)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(detailsOn(page)).not.toBeInTheDocument();
  await expect.element(entryOf(page)).toHaveFocus();
});

it('leaves the focus to who looks at other days, with which the details leave and come back', async () => {
  const { page, server } = await calendar(WIDE);
  await opened(page);
  const week = heldAnswer();
  server.answer('GET /calendar', week.give);
  (page.getByRole('radio', { name: 'Day' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(detailsOn(page)).not.toBeInTheDocument();
  week.release([booking]);
  await expect.element(detailsOn(page)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Week' })).toHaveFocus();
});

it('gives the focus to the details of who waits for an answer, and back to their button', async () => {
  const { page } = await calendar(WIDE, {}, asked);
  const answer = page.getByRole('button', { name: /^Answer/ });
  await expect.element(answer).toBeVisible();
  (answer.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => detailsOn(page).query()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(detailsOn(page)).not.toBeInTheDocument();
  await expect.element(answer).toHaveFocus();
});

it('leaves the details open where Escape is for a dialog over them', async () => {
  const { page } = await calendar(WIDE);
  const details = await opened(page);
  await details.getByRole('button', { name: 'Move' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(details).toBeVisible();
});

it('leads back from a new booking to what opened it', async () => {
  const { page } = await calendar(WIDE);
  const begin = page.getByRole('button', { name: 'New', exact: true });
  await expect.element(entryOf(page)).toBeVisible();
  (begin.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(begin).toHaveFocus();
});
