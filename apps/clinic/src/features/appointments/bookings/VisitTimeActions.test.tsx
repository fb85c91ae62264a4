import { threadOf } from '@zampa/client/conversations/thread/thread';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import type { Answers } from '@zampa/shared-screens/rendered/fake-server.test-data';
import {
  booking,
  client,
  conversation,
  ids,
  noAttributes,
  staff,
} from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { BookingDrawer } from './BookingDrawer.tsx';
import { DeclineWish } from './DeclineWish.tsx';
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

const wish: CalendarEvent = {
  ...booking,
  payload: {
    ...booking.payload,
    event: { ...booking.payload.event, start: null, end: null },
    status: 'TO_BE_BOOKED',
  },
};
const CALL_OFF = 'DELETE /events';

const shown = (appointment: CalendarEvent, answers: Answers = {}, of = conversation) =>
  renderAtClinic(
    <VisitTimeLine
      thread={threadOf({ ...of, appointment, events: [], payments: [] })}
      viewerId={ids.vera}
      line={{ kind: 'appointment' }}
    />,
    { answers },
  );

it('a time that a client asks for is agreed to where the letter leads', async () => {
  const { page, server } = await shown(asked, { 'PATCH /events': () => asked });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect
    .poll(() => server.sent('PATCH /events'))
    .toMatchObject([
      {
        query: { id: ids.booking },
        body: { payload: { status: 'NEW' } },
        ifMatch: `"${asked.dateUpdated}"`,
      },
    ]);
  expect(page.getByRole('alert').query()).toBeNull();
});

it('a time that somebody has changed meanwhile is not agreed to, which is said', async () => {
  const { page } = await shown(asked, { 'PATCH /events': () => refusal(412, 'STALE') });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
});

it('a time of a client who has left is not agreed to', async () => {
  const family = { ...conversation.family, ended: true };
  const { page } = await shown(asked, {}, { ...conversation, family });
  await expect.element(page.getByRole('link', { name: 'Open in the calendar' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Confirm' }).query()).toBeNull();
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

it('a wish without a time is declined where it is read, after the question', async () => {
  const { page, server } = await shown(wish, {
    'GET /payments': () => [],
    [CALL_OFF]: () => undefined,
  });
  expect(page.getByRole('link', { name: 'Open in the calendar' }).query()).toBeNull();
  await page.getByRole('button', { name: 'Call it off' }).click();
  const question = page.getByRole('dialog', { name: 'Call the booking off?' });
  await expect.element(question.getByText(/^Marta Bianchi is told/)).toBeVisible();
  expect(server.sent(CALL_OFF)).toEqual([]);
  await question.getByRole('button', { name: 'Call it off' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.sent(CALL_OFF)).toMatchObject([{ query: { id: ids.booking } }]);
});

it('a wish is declined beside the time that is looked for, which closes then', async () => {
  const closed = vi.fn<() => void>();
  const visit = { ...conversation, category: 'VISIT', appointment: wish } as const;
  const { page } = await renderAtClinic(
    <BookingDrawer
      start={{ visit: ids.conversation }}
      onBooked={() => undefined}
      onClose={closed}
    />,
    {
      answers: {
        'GET /facilities/configuration': () => configuration,
        'GET /users/facility/{id}/vets': () => staff,
        'GET /users/facility/{id}/clients': () => [client],
        'GET /facilities/slots': () => [],
        'GET /calendar': () => [],
        'GET /pets/attributes': () => noAttributes,
        'GET /requests/{id}': () => ({ ...visit, events: [], payments: [] }),
        'GET /payments': () => [],
        [CALL_OFF]: () => undefined,
      },
    },
  );
  await page.getByRole('button', { name: 'Call it off' }).click();
  const question = page.getByRole('dialog', { name: 'Call the booking off?' });
  await question.getByRole('button', { name: 'Call it off' }).click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
});

it('a wish of a visit that has ended is not asked about', async () => {
  const { page } = await renderAtClinic(
    <>
      <p>here</p>
      <DeclineWish
        conversation={{
          ...conversation,
          appointment: wish,
          payload: { ...conversation.payload, status: 'CLOSED' },
        }}
      />
    </>,
  );
  await expect.element(page.getByText('here')).toBeVisible();
  expect(page.getByRole('button', { name: 'Call it off' }).query()).toBeNull();
});
