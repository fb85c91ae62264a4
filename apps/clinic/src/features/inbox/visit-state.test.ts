import type { Event } from '@zampa/contract/conversations/event';
import { booking } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { visitState } from './visit-state.ts';

/** Before the booking of the samples. */
const now = new Date('2027-03-02T13:00:00Z');
const START = '2027-03-02T14:00:00.000Z';

const payloadOf = (changes: Partial<typeof booking.payload>) => ({
  ...booking.payload,
  ...changes,
});

const event = (type: Event['type'], payload: Partial<Event['payload']>): Event => ({
  id: 'event',
  parent_id: 'visit',
  seq: 9,
  type,
  category: 'NONE',
  clientId: null,
  payload: { userId: null, ...payload },
  file: null,
  user: null,
  dateCreated: START,
  dateUpdated: START,
});
const proposal = event('BOT', { eventAction: 'PROPOSE_TIME' });
const calledOff = (
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
  ] as const)('by its booking: $status is $state', ({ status, state }) => {
    const appointment = { ...booking, payload: payloadOf({ status }) };
    const visit = { appointment, lastBooking: null, proposal: null };
    expect(visitState(visit, now)).toEqual({ state, start: START });
  });

  it.each([
    { why: 'was called off', lastBooking: calledOff('vera'), state: 'CALLED_OFF', start: START },
    { why: 'was not confirmed', lastBooking: calledOff(null), state: 'LAPSED', start: START },
    {
      why: 'was missed',
      lastBooking: calledOff('vera', { noShow: true }),
      state: 'MISSED',
      start: START,
    },
    {
      why: 'was never wanted in the end',
      lastBooking: calledOff('marta', { event: { ...booking.payload.event, start: null } }),
      state: 'CALLED_OFF',
      start: null,
    },
    { why: 'has none', lastBooking: null, state: 'WANTED', start: null },
  ] as const)('without one, where it $why: $state', ({ lastBooking, state, start }) => {
    expect(visitState({ appointment: null, lastBooking, proposal: null }, now)).toEqual({
      state,
      start,
    });
  });

  it.each([
    { what: 'what is proposed', lastBooking: null },
    { what: 'what is proposed after one was called off', lastBooking: calledOff('vera') },
  ])('by $what', ({ lastBooking }) => {
    const visit = { appointment: null, lastBooking, proposal };
    expect(visitState(visit, now)).toEqual({ state: 'PROPOSED', start: null });
  });

  it('by what was called off after it was proposed', () => {
    const lastBooking = { ...calledOff('vera'), seq: proposal.seq + 1 };
    const visit = { appointment: null, lastBooking, proposal };
    expect(visitState(visit, now)).toEqual({ state: 'CALLED_OFF', start: START });
  });
});
