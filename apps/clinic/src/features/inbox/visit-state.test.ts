import { event as eventSample } from '@zampa/client/conversations/samples.test-data';
import type { Event } from '@zampa/contract/conversations/event';
import { booking } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { visitState } from './visit-state.ts';

/** One hour before the sample booking. */
const now = new Date('2027-03-02T13:00:00Z');
const START = '2027-03-02T14:00:00.000Z';

const payloadOf = (changes: Partial<typeof booking.payload>) => ({
  ...booking.payload,
  ...changes,
});

const event = (type: Event['type'], payload: Partial<Event['payload']>) =>
  eventSample({
    seq: 9,
    type,
    payload: { userId: null, ...payload },
    user: null,
    dateCreated: START,
    dateUpdated: START,
  });
const proposal = event('BOT', { eventAction: 'PROPOSE_TIME' });
const canceledBooking = (
  invalidatedBy: string | null,
  changes: Partial<typeof booking.payload> = {},
) => ({
  ...event('CALENDAR', payloadOf({ valid: false, status: 'CANCELED', invalidatedBy, ...changes })),
  seq: 8,
});

describe('visitState', () => {
  it.each([
    { status: 'NEW', state: 'CONFIRMED' },
    { status: 'UPDATED', state: 'MOVED' },
    { status: 'TO_BE_CONFIRMED', state: 'ASKED' },
    { status: 'RESERVATION', state: 'TO_PAY' },
  ] as const)('returns for a booking with status $status: $state', ({ status, state }) => {
    const appointment = { ...booking, payload: payloadOf({ status }) };
    const visit = { appointment, lastBooking: null, proposal: null };
    expect(visitState(visit, now)).toEqual({ state, start: START });
  });

  it.each([
    {
      why: 'was canceled',
      lastBooking: canceledBooking('vera'),
      state: 'CALLED_OFF',
      start: START,
    },
    { why: 'was not confirmed', lastBooking: canceledBooking(null), state: 'LAPSED', start: START },
    {
      why: 'was missed',
      lastBooking: canceledBooking('vera', { noShow: true }),
      state: 'MISSED',
      start: START,
    },
    {
      why: 'was requested without a time and canceled',
      lastBooking: canceledBooking('marta', { event: { ...booking.payload.event, start: null } }),
      state: 'CALLED_OFF',
      start: null,
    },
    { why: 'has no booking', lastBooking: null, state: 'WANTED', start: null },
  ] as const)(
    'returns $state without an appointment if it $why',
    ({ lastBooking, state, start }) => {
      expect(visitState({ appointment: null, lastBooking, proposal: null }, now)).toEqual({
        state,
        start,
      });
    },
  );

  it.each([
    { what: 'an open proposal', lastBooking: null },
    { what: 'a proposal after a cancellation', lastBooking: canceledBooking('vera') },
  ])('returns PROPOSED for $what', ({ lastBooking }) => {
    const visit = { appointment: null, lastBooking, proposal };
    expect(visitState(visit, now)).toEqual({ state: 'PROPOSED', start: null });
  });

  it('returns CALLED_OFF if the appointment was canceled after the proposal', () => {
    const lastBooking = { ...canceledBooking('vera'), seq: proposal.seq + 1 };
    const visit = { appointment: null, lastBooking, proposal };
    expect(visitState(visit, now)).toEqual({ state: 'CALLED_OFF', start: START });
  });
});
