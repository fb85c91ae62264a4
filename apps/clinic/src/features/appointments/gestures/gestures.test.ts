import { describe, expect, it } from 'vitest';
import { sampleEvent } from '../calendar/calendar-samples.test-data.ts';
import {
  computeDraft,
  computeDropDraft,
  computeMonthDraft,
  type Draft,
  type Gesture,
  type GridPoint,
  isSameDraft,
} from './gestures.ts';
import { toDayColumns } from '../grid/grid-columns.ts';
import type { GridEntry } from '../grid/grid-entries.ts';

const columns = toDayColumns({ from: '2026-11-23', to: '2026-11-29' });
const visibleHours = { from: 480, to: 1200 };

const entryOf = (start: string, end: string): GridEntry => ({
  key: 'one',
  event: sampleEvent(),
  start: new Date(`${start}Z`),
  end: new Date(`${end}Z`),
  memberId: null,
  movable: true,
});
const visit = entryOf('2026-11-23T09:00', '2026-11-23T09:30');
const oddVisit = entryOf('2026-11-23T09:10', '2026-11-23T09:40');

const at = (clock: string, column = 0): GridPoint => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return { column, minute: hours * 60 + minutes };
};
const show = (draft: Draft | null) =>
  draft && `${draft.start.toISOString().slice(8, 16)} ${draft.end.toISOString().slice(8, 16)}`;

describe('computeDraft', () => {
  it.each([
    { why: 'a press', from: '09:07', to: '09:09', is: '23T09:00 23T09:15' },
    { why: 'a drag down', from: '09:07', to: '10:01', is: '23T09:00 23T10:15' },
    { why: 'a drag up', from: '10:01', to: '09:07', is: '23T09:00 23T10:15' },
    { why: 'the last quarter', from: '19:50', to: '19:59', is: '23T19:45 23T20:00' },
  ])('selects $is for $why', ({ from, to, is }) => {
    const gesture: Gesture = { how: 'select', from: at(from) };
    expect(show(computeDraft(gesture, at(to), columns, visibleHours))).toBe(is);
  });

  it('selects in the column where the drag began', () => {
    const gesture: Gesture = { how: 'select', from: at('09:00', 2) };
    const draft = computeDraft(gesture, at('10:00', 5), columns, visibleHours);
    expect([show(draft), draft?.column]).toEqual(['25T09:00 25T10:15', 2]);
  });

  it.each([
    { why: 'an hour down', of: visit, to: at('10:20'), is: '23T10:00 23T10:30' },
    { why: 'less than half a quarter', of: visit, to: at('09:25'), is: '23T09:00 23T09:30' },
    { why: 'to a quarter of an odd time', of: oddVisit, to: at('09:40'), is: '23T09:30 23T10:00' },
    {
      why: 'an odd time to another day',
      of: oddVisit,
      to: at('09:20', 1),
      is: '24T09:10 24T09:40',
    },
    { why: 'above the first hour', of: visit, to: at('07:00'), is: '23T08:00 23T08:30' },
    { why: 'below the last hour', of: visit, to: at('23:00'), is: '23T19:45 23T20:15' },
  ])('moves by $why: $is', ({ of, to, is }) => {
    const gesture: Gesture = { how: 'move', entry: of, from: at('09:20') };
    expect(show(computeDraft(gesture, to, columns, visibleHours))).toBe(is);
  });

  it.each([
    { edge: 'end', to: '10:05', is: '23T09:00 23T10:00' },
    { edge: 'end', to: '08:00', is: '23T09:00 23T09:15' },
    { edge: 'start', to: '08:20', is: '23T08:15 23T09:30' },
    { edge: 'start', to: '11:00', is: '23T09:15 23T09:30' },
  ] as const)('resizes the $edge to $to: $is', ({ edge, to, is }) => {
    const gesture: Gesture = { how: 'resize', entry: visit, edge, from: at('09:30') };
    expect(show(computeDraft(gesture, at(to, 3), columns, visibleHours))).toBe(is);
  });

  it('returns null for a column that does not exist', () => {
    const gesture: Gesture = { how: 'move', entry: visit, from: at('09:20') };
    expect(computeDraft(gesture, at('09:20', 7), columns, visibleHours)).toBeNull();
  });

  it('keeps every wall time on the days when the clocks change', () => {
    const sundays = toDayColumns({ from: '2027-03-28', to: '2027-03-28' });
    const early = entryOf('2027-03-28T01:30', '2027-03-28T02:00');
    const gesture: Gesture = { how: 'move', entry: early, from: at('01:30') };
    const draft = computeDraft(gesture, at('09:30'), sundays, { from: 0, to: 1440 });
    expect(show(draft)).toBe('28T09:30 28T10:00');
  });
});

describe('computeMonthDraft', () => {
  it('moves an entry by whole days and keeps its hours', () => {
    const gesture: Gesture = { how: 'move', entry: oddVisit, from: at('00:00', 3) };
    expect(show(computeMonthDraft(gesture, at('00:00', 8)))).toBe('28T09:10 28T09:40');
  });

  it('does not select or resize', () => {
    expect(computeMonthDraft({ how: 'select', from: at('00:00') }, at('00:00'))).toBeNull();
  });
});

it('computeDropDraft starts in the quarter under the pointer', () => {
  expect(show(computeDropDraft(visit, at('15:14', 4), '2026-11-27'))).toBe('27T15:00 27T15:30');
});

it.each([
  { why: 'no drafts', one: null, other: null, same: true },
  { why: 'a draft and none', one: at('09:00'), other: null, same: false },
  { why: 'the same times', one: at('09:00'), other: at('09:01'), same: true },
  { why: 'another time', one: at('09:00'), other: at('09:15'), same: false },
  { why: 'another column', one: at('09:00'), other: at('09:00', 1), same: false },
])('isSameDraft of $why: $same', ({ one, other, same }) => {
  const draftAt = (point: GridPoint | null) =>
    point && computeDraft({ how: 'select', from: point }, point, columns, visibleHours);
  expect(isSameDraft(draftAt(one), draftAt(other))).toBe(same);
});
