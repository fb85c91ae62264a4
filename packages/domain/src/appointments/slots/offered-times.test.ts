import { expect, it } from 'vitest';
import {
  dayPartOf,
  nearestTimes,
  type OfferedTime,
  timesByDay,
  timesOfAssignee,
} from './offered-times.ts';

const time = (start: string, assignees: readonly string[] = ['vera']): OfferedTime => ({
  start: `2026-11-${start}:00Z`,
  end: `2026-11-${start}:30Z`,
  assignees,
});
const starts = (times: readonly OfferedTime[]) => times.map(({ start }) => start.slice(8, 16));

it.each([
  { instant: '2026-11-20T10:59:00Z', zone: 'Europe/Rome', part: 'morning' },
  { instant: '2026-11-20T11:00:00Z', zone: 'Europe/Rome', part: 'afternoon' },
  { instant: '2026-11-20T15:59:00Z', zone: 'Europe/Rome', part: 'afternoon' },
  { instant: '2026-11-20T16:00:00Z', zone: 'Europe/Rome', part: 'evening' },
  { instant: '2026-11-20T16:00:00Z', zone: 'America/New_York', part: 'morning' },
])('dayPartOf puts $instant in the $part in $zone', ({ instant, zone, part }) => {
  expect(dayPartOf(new Date(instant), zone)).toBe(part);
});

it("timesByDay groups times by the facility's calendar days", () => {
  const days = timesByDay([time('20T22:30'), time('20T23:30'), time('21T09:00')], 'Europe/Rome');
  expect([...days].map(([day, times]) => [day, times.length])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 2],
  ]);
});

it.each([
  { who: null, found: ['20T09:00', '20T10:00'] },
  { who: 'vera', found: ['20T09:00'] },
  { who: 'an unknown member', found: [] },
])('timesOfAssignee for $who returns $found', ({ who: assignee, found }) => {
  expect(
    starts(timesOfAssignee([time('20T09:00'), time('20T10:00', ['marco'])], assignee)),
  ).toEqual(found);
});

it.each([
  { wanted: '20T10:00', found: ['20T09:30', '20T10:30', '20T11:00'] },
  { wanted: '20T08:00', found: ['20T09:30', '20T10:00', '20T10:30'] },
  { wanted: '25T08:00', found: ['20T10:30', '20T11:00', '20T18:00'] },
])('nearestTimes to $wanted returns $found', ({ wanted: requested, found }) => {
  const free = ['20T09:30', '20T10:00', '20T10:30', '20T11:00', '20T18:00'].map((at) => time(at));
  expect(starts(nearestTimes(free, time(requested).start, 3))).toEqual(found);
});
