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
const said = event('CHAT', { message: 'Thanks' });
const proposal = event('BOT', { eventAction: 'PROPOSE_TIME' });
const calledOff = (invalidatedBy: string | null) =>
  event('CALENDAR', {
    ...payloadOf({ valid: false, status: 'CANCELED', invalidatedBy }),
  });

describe('visitState', () => {
  it.each([
    { status: 'NEW', state: 'CONFIRMED' },
    { status: 'UPDATED', state: 'MOVED' },
    { status: 'TO_BE_CONFIRMED', state: 'ASKED' },
    { status: 'RESERVATION', state: 'TO_PAY' },
  ] as const)('by its booking: $status is $state', ({ status, state }) => {
    const visit = {
      appointment: { ...booking, payload: payloadOf({ status }) },
      lastEvent: said,
      proposal: null,
    };
    expect(visitState(visit, now)).toEqual({ state, start: START });
  });

  it.each([
    { why: 'was called off', lastEvent: calledOff('vera'), state: 'CALLED_OFF', start: START },
    { why: 'was not confirmed', lastEvent: calledOff(null), state: 'LAPSED', start: START },
    {
      why: 'was missed',
      lastEvent: event('BOT', { eventAction: 'APPOINTMENT_NO_SHOW' }),
      state: 'MISSED',
      start: null,
    },
    { why: 'has none', lastEvent: said, state: 'WANTED', start: null },
    { why: 'is quite new', lastEvent: null, state: 'WANTED', start: null },
    {
      why: 'wants one',
      lastEvent: event(
        'CALENDAR',
        payloadOf({ event: { ...booking.payload.event, start: null, end: null } }),
      ),
      state: 'WANTED',
      start: null,
    },
  ] as const)('without one, where it $why: $state', ({ lastEvent, state, start }) => {
    expect(visitState({ appointment: null, lastEvent, proposal: null }, now)).toEqual({
      state,
      start,
    });
  });

  it('by what is proposed', () => {
    const visit = { appointment: null, lastEvent: proposal, proposal };
    expect(visitState(visit, now)).toEqual({ state: 'PROPOSED', start: null });
  });
});
