import { threadOf } from '@zampa/client/conversations/thread/thread';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import type { Answers } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { booking, conversation, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { VisitTimeLine } from './VisitTimeLine.tsx';

const asked: CalendarEvent = {
  ...booking,
  payload: {
    ...booking.payload,
    // In Rome it is the third of March already.
    event: { ...booking.payload.event, start: '2038-03-02T23:15:00.000Z', end: null },
    status: 'TO_BE_CONFIRMED',
  },
};

const shown = (appointment: CalendarEvent, answers: Answers = {}) =>
  renderAtClinic(
    <VisitTimeLine
      thread={threadOf({ ...conversation, appointment, events: [], payments: [] })}
      viewerId={ids.vera}
      line={{ kind: 'appointment' }}
    />,
    { answers },
  );

it('a time that a client asks for is agreed to where the letter leads', async () => {
  const { page, server } = await shown(asked, { 'PATCH /events': () => refusal(409, 'STALE') });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect
    .poll(() => server.sent('PATCH /events'))
    .toMatchObject([{ query: { id: ids.booking }, body: { payload: { status: 'NEW' } } }]);
  await expect.element(page.getByRole('alert')).toBeVisible();
});

it('leads to the time’s place in the calendar, on the clinic’s day', async () => {
  const { page } = await shown(asked);
  const href = page.getByRole('link', { name: 'Open in the calendar' }).element();
  const { pathname, searchParams } = new URL(href.getAttribute('href') ?? '', 'http://app.invalid');
  expect(pathname).toBe('/workspace/calendar');
  expect(searchParams.get('day')).toContain('2038-03-03');
  expect(searchParams.get('entry')).toContain(ids.booking);
});

it('a time that is settled is not asked about again', async () => {
  const { page } = await shown({ ...asked, payload: { ...asked.payload, status: 'NEW' } });
  await expect.element(page.getByRole('link', { name: 'Open in the calendar' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});
