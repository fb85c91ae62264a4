import { expect, it } from 'vitest';
import { daysFrom } from '@zampa/domain/time/plain-days';
import { sampleEvent } from '../calendar/calendar-samples.test-data.ts';
import type { GridEntry } from '../grid/grid-entries.ts';
import { byDayThenLength, fitWeek, layoutWeek, toWeeks } from './month-layout.ts';

const days = daysFrom('2026-11-23', '2026-11-29');

const entryOf = (key: string, start: string, end: string): GridEntry => ({
  key,
  event: sampleEvent(),
  start: new Date(`2026-11-${start}Z`),
  end: new Date(`2026-11-${end}Z`),
  memberId: null,
  movable: true,
});
const early = entryOf('early', '23T09:00', '23T09:30');
const longEarly = entryOf('longEarly', '23T09:00', '23T10:00');
const late = entryOf('late', '23T17:00', '23T18:00');
const severalDays = entryOf('severalDays', '23T18:00', '24T12:00');
const dayAfter = entryOf('dayAfter', '24T08:00', '24T20:00');

it.each([
  { first: early, second: late, because: 'it starts earlier, though it is shorter' },
  { first: early, second: longEarly, because: 'it ends earlier' },
  { first: severalDays, second: early, because: 'it lasts for several days' },
  { first: late, second: dayAfter, because: 'its day is earlier' },
])('byDayThenLength sorts an entry first when $because', ({ first, second }) => {
  expect([second, first].toSorted(byDayThenLength)).toEqual([first, second]);
});

const show = (entries: readonly GridEntry[]) =>
  layoutWeek(entries, days).map(
    ({ entry, column, span, line }) => `${entry.key} ${column}+${span} in ${line}`,
  );

it.each([
  {
    why: 'entries of one day below each other',
    of: [late, early],
    is: ['early 0+1 in 0', 'late 0+1 in 1'],
  },
  {
    why: 'an entry of several days as one bar, and others in free lines',
    of: [early, dayAfter, severalDays],
    is: ['severalDays 0+2 in 0', 'early 0+1 in 1', 'dayAfter 1+1 in 1'],
  },
  {
    why: 'the part of an entry within the week',
    of: [entryOf('long', '20T09:00', '30T09:00')],
    is: ['long 0+7 in 0'],
  },
  {
    why: 'no entries of other weeks',
    of: [entryOf('before', '22T09:00', '23T00:00'), entryOf('after', '30T00:00', '30T01:00')],
    is: [],
  },
  {
    why: 'an entry until midnight on its own day',
    of: [entryOf('evening', '24T20:00', '25T00:00')],
    is: ['evening 1+1 in 0'],
  },
])('layoutWeek draws $why', ({ of, is }) => {
  expect(show(of)).toEqual(is);
});

const busyDay = [early, longEarly, late, severalDays];

it.each([
  { lines: 4, shown: 4, hidden: [0, 0, 0] },
  { lines: 3, shown: 2, hidden: [2, 0, 0] },
  { lines: 1, shown: 0, hidden: [4, 1, 0] },
])('fitWeek shows $shown of 4 entries in $lines lines', ({ lines, shown, hidden }) => {
  const content = fitWeek(layoutWeek(busyDay, days), days, lines);
  expect(content.segments).toHaveLength(shown);
  expect(content.hiddenCounts.slice(0, 3)).toEqual(hidden);
});

it('toWeeks splits days into weeks', () => {
  const weeks = toWeeks(daysFrom('2026-11-23', '2026-12-06'));
  expect(weeks.map((week) => [week[0], week.at(-1)])).toEqual([
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
  ]);
});
