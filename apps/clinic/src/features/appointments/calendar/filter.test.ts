import { expect, it } from 'vitest';
import { MARCO, sampleEvent, VERA } from './calendar-samples.test-data.ts';
import { filterEvents, shouldShowCanceled, toEntryState } from './filter.ts';

const events = [
  sampleEvent({ id: 'booked', services: ['check'] }),
  sampleEvent({ id: 'asked', status: 'TO_BE_CONFIRMED', services: ['surgery'] }),
  sampleEvent({ id: 'held', status: 'RESERVATION', member: MARCO }),
  sampleEvent({ id: 'away', category: 'OOO', member: MARCO }),
  sampleEvent({ id: 'closed', category: 'OOO', member: null }),
];

it.each([
  { why: 'everything', filter: {}, seen: ['booked', 'asked', 'held', 'away', 'closed'] },
  { why: 'a member', filter: { members: [VERA] }, seen: ['booked', 'asked', 'closed'] },
  { why: 'a service', filter: { services: ['check'] }, seen: ['booked', 'away', 'closed'] },
  { why: 'a state', filter: { states: ['to-confirm', 'held'] }, seen: ['asked', 'held'] },
  {
    why: 'every filter must match',
    filter: { members: [VERA], states: ['confirmed'], services: ['surgery'] },
    seen: [],
  },
] as const)('filterEvents filters by member, service and state: $why', ({ filter, seen }) => {
  const { members, services, states } = {
    members: undefined,
    services: undefined,
    states: undefined,
    ...filter,
  };
  const calendarFilter = {
    ...(members && { members: [...members] }),
    ...(services && { services: [...services] }),
    ...(states && { states: [...states] }),
  };
  expect(filterEvents(events, calendarFilter).map(({ id }) => id)).toEqual(seen);
});

it('toEntryState distinguishes confirmed, requested, held, ended, absent and other entries', () => {
  expect(events.map(toEntryState)).toEqual([
    'confirmed',
    'to-confirm',
    'held',
    'absence',
    'absence',
  ]);
  expect(toEntryState(sampleEvent({ ended: true }))).toBe('ended');
  expect(toEntryState(sampleEvent({ category: 'NONE' }))).toBe('other');
  expect(toEntryState(sampleEvent({ category: 'NONE', status: 'RESERVATION' }))).toBe('held');
});

const over = [
  sampleEvent({ id: 'off', status: 'CANCELED', valid: false }),
  sampleEvent({ id: 'missed', status: 'CANCELED', valid: false, noShow: true }),
];

it('toEntryState distinguishes canceled from missed, and filterEvents finds missed bookings', () => {
  expect(over.map(toEntryState)).toEqual(['called-off', 'missed']);
  const seen = filterEvents([...events, ...over], { states: ['missed'] });
  expect(seen.map(({ id }) => id)).toEqual(['missed']);
});

it.each([
  { states: undefined, sees: false },
  { states: ['confirmed', 'absence'], sees: false },
  { states: ['confirmed', 'missed'], sees: true },
  { states: ['called-off'], sees: true },
] as const)('shouldShowCanceled returns $sees for the states $states', ({ states, sees }) => {
  expect(shouldShowCanceled(states ? { states: [...states] } : {})).toBe(sees);
});
