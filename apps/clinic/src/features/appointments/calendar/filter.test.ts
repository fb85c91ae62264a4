import { expect, it } from 'vitest';
import { MARCO, sampleEvent, VERA } from './calendar-samples.test-data.ts';
import { narrowed, seesCalledOff, stateOf } from './filter.ts';

const events = [
  sampleEvent({ id: 'booked', services: ['check'] }),
  sampleEvent({ id: 'asked', status: 'TO_BE_CONFIRMED', services: ['surgery'] }),
  sampleEvent({ id: 'held', status: 'RESERVATION', member: MARCO }),
  sampleEvent({ id: 'away', category: 'OOO', member: MARCO }),
  sampleEvent({ id: 'closed', category: 'OOO', member: null }),
];

it.each([
  { why: 'everything', filter: {}, seen: ['booked', 'asked', 'held', 'away', 'closed'] },
  { why: 'of a member', filter: { members: [VERA] }, seen: ['booked', 'asked', 'closed'] },
  { why: 'of a service', filter: { services: ['check'] }, seen: ['booked', 'away', 'closed'] },
  { why: 'of a state', filter: { states: ['to-confirm', 'held'] }, seen: ['asked', 'held'] },
  {
    why: 'all of it must hold',
    filter: { members: [VERA], states: ['confirmed'], services: ['surgery'] },
    seen: [],
  },
] as const)('$why', ({ filter, seen }) => {
  const { members, services, states } = {
    members: undefined,
    services: undefined,
    states: undefined,
    ...filter,
  };
  const given = {
    ...(members && { members: [...members] }),
    ...(services && { services: [...services] }),
    ...(states && { states: [...states] }),
  };
  expect(narrowed(events, given).map(({ id }) => id)).toEqual(seen);
});

it('tells states apart', () => {
  expect(events.map(stateOf)).toEqual(['confirmed', 'to-confirm', 'held', 'absence', 'absence']);
  expect(stateOf(sampleEvent({ ended: true }))).toBe('ended');
  expect(stateOf(sampleEvent({ category: 'NONE' }))).toBe('other');
  expect(stateOf(sampleEvent({ category: 'NONE', status: 'RESERVATION' }))).toBe('held');
});

const over = [
  sampleEvent({ id: 'off', status: 'CANCELED', valid: false }),
  sampleEvent({ id: 'missed', status: 'CANCELED', valid: false, noShow: true }),
];

it('tells what was called off from what was missed, and shows each where it is looked for', () => {
  expect(over.map(stateOf)).toEqual(['called-off', 'missed']);
  const seen = narrowed([...events, ...over], { states: ['missed'] });
  expect(seen.map(({ id }) => id)).toEqual(['missed']);
});

it.each([
  { states: undefined, sees: false },
  { states: ['confirmed', 'absence'], sees: false },
  { states: ['confirmed', 'missed'], sees: true },
  { states: ['called-off'], sees: true },
] as const)('asks for what was called off with $states: $sees', ({ states, sees }) => {
  expect(seesCalledOff(states ? { states: [...states] } : {})).toBe(sees);
});
