import { toThread } from '@zampa/client/conversations/thread/thread';
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
import { DeclineUntimedRequest } from './DeclineUntimedRequest.tsx';
import { VisitTimeLine } from './VisitTimeLine.tsx';

const requestedTime: CalendarEvent = {
  ...booking,
  payload: {
    ...booking.payload,
    // March 3 in Rome.
    event: { ...booking.payload.event, start: '2038-03-02T23:15:00.000Z', end: null },
    status: 'TO_BE_CONFIRMED',
  },
};

const untimedRequest: CalendarEvent = {
  ...booking,
  payload: {
    ...booking.payload,
    event: { ...booking.payload.event, start: null, end: null },
    status: 'TO_BE_BOOKED',
  },
};
const CALL_OFF = 'DELETE /events';

const renderTimeLine = (appointment: CalendarEvent, answers: Answers = {}, of = conversation) =>
  renderAtClinic(
    <VisitTimeLine
      thread={toThread({ ...of, appointment, events: [], payments: [] })}
      viewerId={ids.vera}
      line={{ kind: 'appointment' }}
    />,
    { answers },
  );

it('VisitTimeActions confirms the requested time', async () => {
  const { page, server } = await renderTimeLine(requestedTime, {
    'PATCH /events': () => requestedTime,
  });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect
    .poll(() => server.sent('PATCH /events'))
    .toMatchObject([
      {
        query: { id: ids.booking },
        body: { payload: { status: 'NEW' } },
        ifMatch: `"${requestedTime.dateUpdated}"`,
      },
    ]);
  expect(page.getByRole('alert').query()).toBeNull();
});

it('VisitTimeActions shows an error when the appointment was changed by someone else (412)', async () => {
  const { page } = await renderTimeLine(requestedTime, {
    'PATCH /events': () => refusal(412, 'STALE'),
  });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
});

it('VisitTimeActions hides the confirm button when the client has left the clinic', async () => {
  const family = { ...conversation.family, ended: true };
  const { page } = await renderTimeLine(requestedTime, {}, { ...conversation, family });
  await expect.element(page.getByRole('link', { name: 'Open in calendar' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Confirm' }).query()).toBeNull();
});

it("VisitTimeActions links to the appointment in the calendar, on the clinic's date", async () => {
  const { page } = await renderTimeLine(requestedTime);
  const href = page.getByRole('link', { name: 'Open in calendar' }).element();
  const { pathname, searchParams } = new URL(href.getAttribute('href') ?? '', 'http://app.invalid');
  expect(pathname).toBe('/workspace/calendar');
  expect(searchParams.get('day')).toContain('2038-03-03');
  expect(searchParams.get('entry')).toContain(ids.booking);
});

it('VisitTimeActions hides the confirm button when the time is already confirmed', async () => {
  const { page } = await renderTimeLine({
    ...requestedTime,
    payload: { ...requestedTime.payload, status: 'NEW' },
  });
  await expect.element(page.getByRole('link', { name: 'Open in calendar' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

it('VisitTimeActions declines a request without a time after a confirmation', async () => {
  const { page, server } = await renderTimeLine(untimedRequest, {
    'GET /payments': () => [],
    [CALL_OFF]: () => undefined,
  });
  expect(page.getByRole('link', { name: 'Open in calendar' }).query()).toBeNull();
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await expect.element(question.getByText(/^Marta Bianchi will be notified/)).toBeVisible();
  expect(server.sent(CALL_OFF)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.sent(CALL_OFF)).toMatchObject([{ query: { id: ids.booking } }]);
});

it('BookingDrawer can decline a request without a time, and then closes', async () => {
  const closed = vi.fn<() => void>();
  const visit = { ...conversation, category: 'VISIT', appointment: untimedRequest } as const;
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
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await question.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
});

it('DeclineUntimedRequest renders nothing when the visit has ended', async () => {
  const { page } = await renderAtClinic(
    <>
      <p>here</p>
      <DeclineUntimedRequest
        conversation={{
          ...conversation,
          appointment: untimedRequest,
          payload: { ...conversation.payload, status: 'CLOSED' },
        }}
      />
    </>,
  );
  await expect.element(page.getByText('here')).toBeVisible();
  expect(page.getByRole('button', { name: 'Cancel appointment' }).query()).toBeNull();
});
