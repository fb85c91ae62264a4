import '@zampa/i18n/english/home';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { noCounts } from '@zampa/shared-screens/rendered/counts.test-data';
import { booking, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const calendarEntry = (
  hour: string,
  changes: Partial<CalendarEvent['payload']>,
): CalendarEvent => ({
  ...booking,
  id: `00000000-0000-7000-8000-0000000001${hour}`,
  payload: {
    ...booking.payload,
    event: {
      ...booking.payload.event,
      start: `2026-11-20T${hour}:00:00.000Z`,
      end: `2026-11-20T${hour}:30:00.000Z`,
    },
    ...changes,
  },
});
const canceled = { status: 'CANCELED', valid: false } as const;
const day = [
  calendarEntry('08', { ...canceled, noShow: true }),
  calendarEntry('09', {}),
  calendarEntry('10', { status: 'TO_BE_CONFIRMED' }),
  calendarEntry('11', { ...canceled, invalidatedBy: ids.marta }),
  { ...calendarEntry('12', { status: 'RESERVATION' }), category: 'NONE' as const },
];

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:30:00Z') }));
afterEach(() => vi.useRealTimers());

it('HomeScreen counts waiting requests like the inbox, and only appointments that take place', async () => {
  const groups = { MESSAGES: 0, REQUESTS: 12, TIMES: 0, CALLED_OFF: 0, PAYMENTS: 0, TO_JOIN: 0 };
  const { page } = await renderAtClinic(
    <HomeScreen howToJoin="K7PM3XQ9" setUp={null} today={null} />,
    {
      answers: {
        // Two of the 14 new conversations were opened by the clinic and wait for the client.
        'GET /requests/count': () => ({ ...noCounts, new: 14, waiting: 12 }),
        'GET /inbox': () => ({ total: 12, urgent: 0, groups, others: 0, items: [] }),
        'GET /users/facility/{id}/clients': () => [],
        'GET /calendar': () => day,
      },
    },
  );
  await expect.element(page.getByRole('link', { name: /12\s*new requests/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Requests 12' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /2\s*appointments today/ })).toBeVisible();
  await expect.element(page.getByText('next appointment in 30 minutes')).toBeVisible();
});
