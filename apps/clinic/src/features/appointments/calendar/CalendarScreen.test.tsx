import '@zampa/i18n/english/appointments-bookings';
import '@zampa/i18n/english/appointments-calendar';
import '@zampa/i18n/english/inbox';
import '@zampa/i18n/english/payments';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
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

async function calendar({ width, height }: typeof WIDE, search: CalendarSearch = {}) {
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
      'GET /requests/count': () => ({
        new: 0,
        unread: 0,
        visitsUnread: 0,
        toBeConfirmed: 0,
        toBeBooked: 0,
        waiting: 0,
        awaitingPayment: 0,
        open: 0,
      }),
      'GET /requests/{id}': () => visit,
      'GET /payments': () => [],
      'GET /pets/attributes': () => noAttributes,
    },
  });
}

type Page = Awaited<ReturnType<typeof calendar>>['page'];

const entryOf = (page: Page) => page.getByRole('button', { name: /15:00.*Luna/ });

async function opened(page: Page) {
  await expect.element(entryOf(page)).toBeVisible();
  (entryOf(page).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const details = page.getByRole('region', { name: 'Details' });
  await expect.element(details).toBeVisible();
  return details;
}

it.each([
  { where: 'beside the calendar', size: WIDE },
  { where: 'over it on a narrower screen', size: NARROW },
])(
  'gives the focus to the details $where, closes them with Escape and leads back to the booking',
  async ({ size }) => {
    const { page } = await calendar(size);
    const details = await opened(page);
    await expect
      .poll(() => document.activeElement?.closest('[aria-label="Details"], [role="dialog"]'))
      .not.toBeNull();
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

it('leads to the booking of an address, which nobody has pressed', async () => {
  const { page } = await calendar(WIDE, { entry: booking.id });
  await expect.element(page.getByRole('region', { name: 'Details' })).toBeVisible();
  await expect.element(entryOf(page)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('region', { name: 'Details' })).not.toBeInTheDocument();
  await expect.element(entryOf(page)).toHaveFocus();
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
