import { describe, expect, it } from 'vitest';
import { sampleEvent } from '../calendar/calendar-samples.test-data.ts';
import { isInColumn } from './grid-columns.ts';
import type { GridEntry } from './grid-entries.ts';
import { formatHoursOnDay, placeEntries, visibleSpan } from './place-entries.ts';

const DAY = '2026-11-23';
const visibleHours = { from: 480, to: 1080 };

const entryOf = (start: string, end: string, memberId: string | null = null): GridEntry => ({
  key: start,
  event: sampleEvent(),
  start: new Date(`2026-11-${start}Z`),
  end: new Date(`2026-11-${end}Z`),
  memberId,
  movable: true,
});

it.each([
  { why: 'within the hours', from: '23T09:00', to: '23T09:30', is: [540, 570] },
  { why: 'that begins before the hours', from: '23T07:00', to: '23T09:00', is: [480, 540] },
  { why: 'that ends after the hours', from: '23T17:30', to: '23T20:00', is: [1050, 1080] },
  { why: 'above the hours', from: '23T05:00', to: '23T06:00', is: [480, 495] },
  { why: 'below the hours', from: '23T21:00', to: '23T22:00', is: [1065, 1080] },
  { why: 'from the day before', from: '22T22:00', to: '23T09:00', is: [480, 540] },
  { why: 'that ends a minute before midnight', from: '23T17:00', to: '23T23:59', is: [1020, 1080] },
])('visibleSpan of an entry $why: $is', ({ from, to, is }) => {
  const span = visibleSpan(entryOf(from, to), DAY, visibleHours);
  expect([span.from, span.to]).toEqual(is);
});

it('placeEntries positions entries in percent, sorted by start, side by side where they overlap', () => {
  const [late, early, beside] = [
    entryOf('23T17:00', '23T18:00'),
    entryOf('23T08:00', '23T09:00'),
    entryOf('23T08:30', '23T09:30'),
  ];
  expect(placeEntries([late, early, beside], DAY, visibleHours)).toEqual([
    { entry: early, top: 0, height: 10, left: 0, width: 50 },
    { entry: beside, top: 5, height: 10, left: 50, width: 50 },
    { entry: late, top: 90, height: 10, left: 0, width: 100 },
  ]);
});

it.each([
  { from: '23T09:00', to: '23T09:30', is: '09:00 – 09:30' },
  { from: '22T22:00', to: '23T01:00', is: '– 01:00' },
  { from: '23T22:00', to: '24T01:00', is: '22:00 –' },
  { from: '22T22:00', to: '24T01:00', is: 'appointments:calendar.agenda.allDay' },
  { from: '23T00:00', to: '23T23:59', is: 'appointments:calendar.agenda.allDay' },
])('formatHoursOnDay from $from to $to: $is', ({ from, to, is }) => {
  expect(formatHoursOnDay((key: string) => key, entryOf(from, to), DAY)).toBe(is);
});

describe('isInColumn', () => {
  it.each([
    { why: 'an entry of the day', from: '23T09:00', to: '23T09:30', is: true },
    { why: 'an entry that ends as the day begins', from: '22T22:00', to: '23T00:00', is: false },
    {
      why: 'an entry that continues from the day before',
      from: '22T22:00',
      to: '23T00:30',
      is: true,
    },
    { why: 'an entry that begins as the day ends', from: '24T00:00', to: '24T01:00', is: false },
    {
      why: 'an entry without length as the day begins',
      from: '23T00:00',
      to: '23T00:00',
      is: true,
    },
  ])('of $why: $is', ({ from, to, is }) => {
    expect(isInColumn({ key: DAY, day: DAY, member: null }, entryOf(from, to))).toBe(is);
  });
});
