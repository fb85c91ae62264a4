import { DAY_MS } from '@zampa/domain/time/durations';
import { dayPlus } from '@zampa/domain/time/plain-days';
import { wallAt, wallDay } from '@zampa/domain/time/wall-day';
import type { GridEntry } from '../grid/grid-entries.ts';

/** An entry in a week of the month: its first column, how many days it spans there, and its line. */
export type Segment = {
  readonly entry: GridEntry;
  readonly column: number;
  readonly span: number;
  readonly line: number;
};

/** The visible segments of a week, and how many entries of each day are left out. */
export type WeekContent = {
  readonly segments: readonly Segment[];
  readonly hiddenCounts: readonly number[];
};

const WEEK = 7;

/** Splits the days of a month into weeks. */
export const toWeeks = (days: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(days.length / WEEK) }, (_none, index) =>
    days.slice(index * WEEK, (index + 1) * WEEK),
  );

/** Returns the last day on which an entry is drawn: one that ends at midnight does not reach the next day. */
const lastDayOf = ({ start, end }: GridEntry) =>
  wallDay(end > start ? new Date(end.getTime() - 1) : start);

const daysBetween = (from: string, to: string) => (+wallAt(to) - +wallAt(from)) / DAY_MS;

/**
 * Sort order of the month view: by day, then longer entries first so that their bars stay on one line, then by time.
 */
export function byDayThenLength(one: GridEntry, other: GridEntry): number {
  const [day, otherDay] = [wallDay(one.start), wallDay(other.start)];
  return (
    daysBetween(otherDay, day) ||
    daysBetween(otherDay, lastDayOf(other)) - daysBetween(day, lastDayOf(one)) ||
    one.start.getTime() - other.start.getTime() ||
    one.end.getTime() - other.end.getTime()
  );
}

/** Computes the segments of a week, each in the first line that is free on all of its days. */
export function layoutWeek(entries: readonly GridEntry[], days: readonly string[]): Segment[] {
  const [monday] = days;
  if (monday === undefined) return [];
  const lines: number[][] = [];
  return entries
    .filter(
      (entry) => wallDay(entry.start) < dayPlus(monday, days.length) && lastDayOf(entry) >= monday,
    )
    .toSorted(byDayThenLength)
    .map((entry) => {
      const column = Math.max(0, daysBetween(monday, wallDay(entry.start)));
      const last = Math.min(days.length - 1, daysBetween(monday, lastDayOf(entry)));
      const taken = Array.from({ length: last - column + 1 }, (_none, index) => column + index);
      const free = lines.findIndex((other) => taken.every((each) => !other.includes(each)));
      const line = free < 0 ? lines.length : free;
      lines[line] = [...(lines[line] ?? []), ...taken];
      return { entry, column, span: taken.length, line };
    });
}

/** Leaves out what does not fit into a number of lines; the last line then says how many are left out. */
export function fitWeek(
  segments: readonly Segment[],
  days: readonly string[],
  lines: number,
): WeekContent {
  const needed = Math.max(0, ...segments.map(({ line }) => line + 1));
  const shown = needed <= lines ? needed : Math.max(0, lines - 1);
  const hidden = segments.filter(({ line }) => line >= shown);
  return {
    segments: segments.filter(({ line }) => line < shown),
    hiddenCounts: days.map(
      (_day, index) =>
        hidden.filter(({ column, span }) => column <= index && index < column + span).length,
    ),
  };
}
