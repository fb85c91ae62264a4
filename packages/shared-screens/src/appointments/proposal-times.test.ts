import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { Event } from '@zampa/contract/conversations/event';
import { expect, it } from 'vitest';
import { toProposal } from './proposal-times.ts';

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
const laterEvent = (payload: object) => ({ seq: 6, payload }) as Event;

const thread = (changes: object) =>
  ({
    events: [],
    appointment: null,
    lastBooking: null,
    payload: { status: 'OPEN' },
    ...changes,
  }) as unknown as Thread;
/** A booking that was made before the proposal and later canceled. */
const canceledBooking = (invalidatedAt: string, changes: object = {}) =>
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
    why: 'only an untimed request remains',
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
    why: 'a newer proposal exists',
    changes: { events: [laterEvent({ eventAction: 'PROPOSE_TIME' })] },
    state: 'SETTLED',
  },
  {
    why: 'a time was selected',
    changes: { events: [laterEvent({ eventAction: 'APPOINTMENT', start: starts[1] })] },
    state: 'SETTLED',
  },
  {
    why: 'a time was selected and the selection undone',
    changes: {
      events: [
        laterEvent({ eventAction: 'APPOINTMENT', start: starts[1] }),
        { seq: 7, payload: { eventAction: 'APPOINTMENT_UNDO', start: starts[1] } },
      ],
    },
    state: 'OPEN',
  },
  {
    why: 'a time was selected, the selection undone, and another time selected',
    changes: {
      events: [
        laterEvent({ eventAction: 'APPOINTMENT', start: starts[1] }),
        { seq: 7, payload: { eventAction: 'APPOINTMENT_UNDO', start: starts[1] } },
        { seq: 8, payload: { eventAction: 'APPOINTMENT', start: starts[2] } },
      ],
    },
    state: 'SETTLED',
  },
  {
    why: 'its appointment was canceled',
    changes: { events: [canceledBooking(AFTER)] },
    state: 'SETTLED',
  },
  {
    why: 'its appointment was canceled and only the latest booking is loaded',
    changes: { lastBooking: canceledBooking(AFTER) },
    state: 'SETTLED',
  },
  {
    why: 'an earlier appointment was canceled before it',
    changes: {
      events: [canceledBooking('2026-11-18T10:00:00Z')],
      lastBooking: canceledBooking('2026-11-18T10:00:00Z'),
    },
    state: 'OPEN',
  },
  {
    why: 'the time that was requested has passed without an answer',
    changes: { lastBooking: canceledBooking(AFTER, { invalidatedBy: null }) },
    state: 'OPEN',
  },
  {
    why: 'the earlier appointment was a no-show',
    changes: { lastBooking: canceledBooking(AFTER, { noShow: true }) },
    state: 'OPEN',
  },
])('toProposal is $state when $why', ({ changes, state }) => {
  expect(toProposal(proposed, thread(changes), now).state).toBe(state);
});

it('toProposal is ENDED after 48 hours', () => {
  const at = new Date('2026-11-21T09:00:00Z');
  expect(toProposal(proposed, thread({}), at).state).toBe('ENDED');
});

it.each([
  { why: 'as proposed', changes: {}, taken: [], states: ['PAST', 'FREE', 'FREE'] },
  { why: 'one time is taken', changes: {}, taken: [starts[2]], states: ['PAST', 'FREE', 'TAKEN'] },
  {
    why: 'one time is selected',
    changes: { events: [laterEvent({ eventAction: 'APPOINTMENT', start: starts[1] })] },
    taken: [],
    states: ['PAST', 'CHOSEN', 'FREE'],
  },
])('toProposal returns the times as $states: $why', ({ changes, taken, states }) => {
  const { times } = toProposal(proposed, thread(changes), now, taken);
  expect(times.map(({ state }) => state)).toEqual(states);
});

it('toProposal is ENDED once its last time has started, even if it is stored with a later expiry', () => {
  const late = { ...proposed, payload: { ...proposed.payload, expiresAt: '2026-11-26T09:00:00Z' } };
  const at = (instant: string) => toProposal(late, thread({}), new Date(instant));
  expect(at('2026-11-24T09:59:59Z')).toMatchObject({ state: 'OPEN', until: new Date(starts[2]) });
  expect(at('2026-11-24T10:00:00Z').state).toBe('ENDED');
});
