import { expect, it } from 'vitest';
import { MARCO, sampleEvent, VERA } from '../calendar/calendar-samples.test-data.ts';
import { hourEntries } from './grid-entries.ts';
import { isBackground, computeBackgroundLanes } from './background-entries.ts';

const DAY = '2026-11-20';
const absenceOf = (id: string, member: string | null, day = DAY) =>
  sampleEvent({
    id,
    category: 'OOO',
    member,
    start: `${day}T08:00:00Z`,
    end: `${day}T12:00:00Z`,
  });
const THIRD = '018f3c5e-0000-7000-8000-00000000000c';
const [closure, vera, marco, third] = [
  absenceOf('closure', null),
  absenceOf('vera', VERA),
  absenceOf('marco', MARCO),
  absenceOf('third', THIRD),
];

it.each([
  { why: 'a closure', of: [closure], members: 3, lanes: ['closure 0 100'] },
  { why: 'one absent member of two', of: [vera], members: 2, lanes: ['vera 50 50'] },
  { why: 'two absent members', of: [marco, vera], members: 2, lanes: ['marco 50 50', 'vera 0 50'] },
  { why: 'one absent member of ten', of: [vera], members: 10, lanes: ['vera 70 30'] },
  {
    why: 'three absent members of four',
    of: [vera, marco, third],
    members: 4,
    lanes: ['vera 10 30', 'marco 40 30', 'third 70 30'],
  },
  { why: 'the absence of the only member', of: [vera], members: 1, lanes: ['vera 0 100'] },
  {
    why: 'two absences of a member on one day',
    of: [vera, absenceOf('again', VERA)],
    members: 2,
    lanes: ['vera 50 50', 'again 50 50'],
  },
  {
    why: 'absences of two members on two days',
    of: [vera, absenceOf('next', MARCO, '2026-11-21')],
    members: 2,
    lanes: ['vera 50 50', 'next 50 50'],
  },
  {
    why: 'a closure and one absent member',
    of: [closure, vera],
    members: 2,
    lanes: ['closure 0 100', 'vera 50 50'],
  },
])('computeBackgroundLanes for $why: $lanes', ({ of, members, lanes }) => {
  const days = { from: DAY, to: '2026-11-21' };
  const entries = hourEntries(of, { days, zone: 'Europe/Rome', members: [] });
  const found = [...computeBackgroundLanes(entries, members)].map(
    ([key, { start, width }]) => `${key.split(' ')[0]} ${start} ${width}`,
  );
  expect(found).toEqual(lanes);
});

it.each([
  [{}, false],
  [{ category: 'NONE' }, false],
  [{ category: 'OOO' }, true],
  [{ category: 'OOO', member: null }, true],
] as const)('isBackground of %o: %s', (sample, is) => {
  const days = { from: DAY, to: DAY };
  const entries = hourEntries([sampleEvent(sample)], { days, zone: 'Europe/Rome', members: [] });
  expect(entries.map(isBackground)).toEqual([is]);
});
