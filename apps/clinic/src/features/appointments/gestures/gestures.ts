import type { Span } from '@zampa/domain/appointments/slots/spans';
import { DAY_MS, MINUTE_MS } from '@zampa/domain/time/durations';
import { wallAt } from '@zampa/domain/time/wall-day';
import type { GridColumn } from '../grid/grid-columns.ts';
import type { GridEntry } from '../grid/grid-entries.ts';

/** The step of times in the grid, in minutes. */
export const QUARTER = 15;

/** A place in the grid: the index of a column and a minute after midnight. */
export type GridPoint = { readonly column: number; readonly minute: number };

export type Edge = 'start' | 'end';

/** A selection, move or change of length by pointer or key, with the point where it began. */
export type Gesture =
  | { readonly how: 'select'; readonly from: GridPoint }
  | { readonly how: 'move'; readonly entry: GridEntry; readonly from: GridPoint }
  | {
      readonly how: 'resize';
      readonly entry: GridEntry;
      readonly from: GridPoint;
      readonly edge: Edge;
    };

/** The times that a gesture would choose if it ended now. */
export type Draft = {
  readonly how: Gesture['how'];
  /** Null while an empty range is selected. */
  readonly entry: GridEntry | null;
  readonly column: number;
  readonly start: Date;
  readonly end: Date;
};

/** Returns the start of the quarter of an hour that contains a minute. */
export const floorToQuarter = (minute: number) => Math.floor(minute / QUARTER) * QUARTER;

const roundToQuarter = (minute: number) => Math.round(minute / QUARTER) * QUARTER;
const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/** Returns the minutes from the start of a day to a wall date. */
const minuteOf = (date: Date, day: string) => (+date - +wallAt(day)) / MINUTE_MS;

/** Returns the times that a gesture in the hours chooses at a point. */
export function computeDraft(
  gesture: Gesture,
  point: GridPoint,
  columns: readonly GridColumn[],
  visibleHours: Span,
): Draft | null {
  const begin = columns[gesture.from.column];
  const target = columns[point.column];
  if (!begin || !target) return null;
  switch (gesture.how) {
    case 'select': {
      const [one, other] = [floorToQuarter(gesture.from.minute), floorToQuarter(point.minute)];
      return draft(gesture, gesture.from.column, begin.day, {
        from: Math.max(Math.min(one, other), visibleHours.from),
        to: Math.min(Math.max(one, other) + QUARTER, visibleHours.to),
      });
    }
    case 'move': {
      const { start, end } = gesture.entry;
      const before = minuteOf(start, begin.day);
      const moved = point.minute - gesture.from.minute;
      const isMoved = Math.abs(moved) >= QUARTER / 2;
      const from = isMoved
        ? clamp(roundToQuarter(before + moved), visibleHours.from, visibleHours.to - QUARTER)
        : before;
      return draft(gesture, point.column, target.day, { from, to: from + minutesOf(start, end) });
    }
    case 'resize': {
      const from = minuteOf(gesture.entry.start, begin.day);
      const to = minuteOf(gesture.entry.end, begin.day);
      const minute = clamp(roundToQuarter(point.minute), visibleHours.from, visibleHours.to);
      const span =
        gesture.edge === 'start'
          ? { from: Math.min(minute, to - QUARTER), to }
          : { from, to: Math.max(minute, from + QUARTER) };
      return draft(gesture, gesture.from.column, begin.day, span);
    }
  }
}

const minutesOf = (start: Date, end: Date) => (+end - +start) / MINUTE_MS;

const draft = (gesture: Gesture, column: number, day: string, { from, to }: Span): Draft => ({
  how: gesture.how,
  entry: gesture.how === 'select' ? null : gesture.entry,
  column,
  start: wallAt(day, from),
  end: wallAt(day, to),
});

/** Returns the times that an entry has after it was moved by whole days in a month; the hours stay. */
export function computeMonthDraft(gesture: Gesture, point: GridPoint): Draft | null {
  if (gesture.how !== 'move') return null;
  const { entry, from } = gesture;
  const moved = (point.column - from.column) * DAY_MS;
  return {
    how: 'move',
    entry,
    column: point.column,
    start: new Date(+entry.start + moved),
    end: new Date(+entry.end + moved),
  };
}

export const isSameDraft = (one: Draft | null, other: Draft | null): boolean =>
  one?.entry === other?.entry &&
  one?.how === other?.how &&
  one?.column === other?.column &&
  one?.start.getTime() === other?.start.getTime() &&
  one?.end.getTime() === other?.end.getTime();

/** Returns the draft of a visit that is dragged in from outside: it starts in the quarter under the pointer. */
export function computeDropDraft(
  dragged: GridEntry,
  { column, minute }: GridPoint,
  day: string,
): Draft {
  const start = wallAt(day, floorToQuarter(minute));
  const end = new Date(+start + (+dragged.end - +dragged.start));
  return { how: 'move', entry: dragged, column, start, end };
}
