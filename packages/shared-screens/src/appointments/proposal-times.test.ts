import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { Event } from '@zampa/contract/conversations/event';
import { expect, it } from 'vitest';
import { proposalOf } from './proposal-times.ts';

const now = new Date('2026-11-20T09:00:00Z');
const starts = ['2026-11-20T08:00:00Z', '2026-11-24T09:00:00Z', '2026-11-24T10:00:00Z'] as const;
const proposed = {
  seq: 5,
  dateCreated: '2026-11-19T09:00:00Z',
  payload: {
    eventAction: 'PROPOSE_TIME',
    times: starts.map((start) => ({ start, end: start, resource: 'vera' })),
    expiresAt: '2026-11-21T09:00:00Z',
  },
} as unknown as Event;
const after = (payload: object) => ({ seq: 6, payload }) as Event;

const thread = (changes: object) =>
  ({
    events: [],
    appointment: null,
    lastBooking: null,
    payload: { status: 'OPEN' },
    ...changes,
  }) as unknown as Thread;
/** A booking that was made before the proposal and is called off. */
const off = (invalidatedAt: string, changes: object = {}) =>
  ({
    seq: 4,
    payload: { status: 'CANCELED', invalidatedAt, invalidatedBy: 'vera', ...changes },
  }) as Event;
const AFTER = '2026-11-19T10:00:00Z';
const booked = (start: string | null, dateUpdated: string) => ({
  appointment: { payload: { event: { start } }, dateUpdated },
});

it.each([
  { why: 'nothing happened since', changes: {}, state: 'OPEN' },
  {
    why: 'only a wish stands',
    changes: booked(null, '2026-11-20T08:00:00Z'),
    state: 'OPEN',
  },
  {
    why: 'it is for another time than an older booking',
    changes: booked(starts[1], '2026-11-18T08:00:00Z'),
    state: 'OPEN',
  },
  {
    why: 'another time was booked',
    changes: booked(starts[1], '2026-11-20T08:00:00Z'),
    state: 'SETTLED',
  },
  { why: 'the visit has ended', changes: { payload: { status: 'CLOSED' } }, state: 'SETTLED' },
  {
    why: 'there is a newer one',
    changes: { events: [after({ eventAction: 'PROPOSE_TIME' })] },
    state: 'SETTLED',
  },
  {
    why: 'one was chosen',
    changes: { events: [after({ eventAction: 'APPOINTMENT', start: starts[1] })] },
    state: 'SETTLED',
  },
  {
    why: 'its visit was called off',
    changes: { events: [off(AFTER)] },
    state: 'SETTLED',
  },
  {
    why: 'its visit was called off, of which only the latest booking is loaded',
    changes: { lastBooking: off(AFTER) },
    state: 'SETTLED',
  },
  {
    why: 'an earlier time was called off before it',
    changes: { events: [off('2026-11-18T10:00:00Z')], lastBooking: off('2026-11-18T10:00:00Z') },
    state: 'OPEN',
  },
  {
    why: 'the time that was asked for has passed without an answer',
    changes: { lastBooking: off(AFTER, { invalidatedBy: null }) },
    state: 'OPEN',
  },
  {
    why: 'nobody came to the earlier time',
    changes: { lastBooking: off(AFTER, { noShow: true }) },
    state: 'OPEN',
  },
])('$state: $why', ({ changes, state }) => {
  expect(proposalOf(proposed, thread(changes), now).state).toBe(state);
});

it('ends after its 48 hours', () => {
  const at = new Date('2026-11-21T09:00:00Z');
  expect(proposalOf(proposed, thread({}), at).state).toBe('ENDED');
});

it.each([
  { why: 'as proposed', changes: {}, taken: [], states: ['PAST', 'FREE', 'FREE'] },
  { why: 'one is taken', changes: {}, taken: [starts[2]], states: ['PAST', 'FREE', 'TAKEN'] },
  {
    why: 'one is chosen',
    changes: { events: [after({ eventAction: 'APPOINTMENT', start: starts[1] })] },
    taken: [],
    states: ['PAST', 'CHOSEN', 'FREE'],
  },
])('its times, $why: $states', ({ changes, taken, states }) => {
  const { times } = proposalOf(proposed, thread(changes), now, taken);
  expect(times.map(({ state }) => state)).toEqual(states);
});

it('is over with the last of its times, whatever was stored', () => {
  const late = { ...proposed, payload: { ...proposed.payload, expiresAt: '2026-11-26T09:00:00Z' } };
  const at = (instant: string) => proposalOf(late, thread({}), new Date(instant));
  expect(at('2026-11-24T09:59:59Z')).toMatchObject({ state: 'OPEN', until: new Date(starts[2]) });
  expect(at('2026-11-24T10:00:00Z').state).toBe('ENDED');
});
