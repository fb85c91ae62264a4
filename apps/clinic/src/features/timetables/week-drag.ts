import { parseMinute, type WeeklySpan, formatMinute } from '@zampa/domain/timetables/weekly-hours';

const DAY = 24 * 60;
/** Step of the grid in minutes; typed times can be finer. */
export const STEP = 15;

/** Thing that is being dragged: free time, an edge of a span, or a whole span held `grab` minutes below its start. */
export type Hold =
  | { readonly kind: 'free'; readonly weekday: number; readonly anchor: number }
  | { readonly kind: 'start' | 'end'; readonly index: number }
  | { readonly kind: 'whole'; readonly index: number; readonly grab: number };

/** Converts a share of the day's height, from 0 to 1, to the nearest minute of the grid. */
export function snapToGrid(share: number): number {
  const minute = Math.round((share * DAY) / STEP) * STEP;
  return Math.min(DAY, Math.max(0, minute));
}

/**
 * Returns the weekly spans after the pointer has dragged a new span, an edge or a whole span to `minute`. Each
 * span keeps a minimum length and stays within its day.
 */
export function spansAfterDrag(
  spans: readonly WeeklySpan[],
  hold: Hold,
  minute: number,
): readonly WeeklySpan[] {
  if (hold.kind === 'free') {
    const from = Math.min(hold.anchor, minute, DAY - STEP);
    const to = Math.max(hold.anchor, minute, from + STEP);
    return [...spans, { weekday: hold.weekday, from: formatMinute(from), to: formatMinute(to) }];
  }
  return spans.map((span, index) =>
    index === hold.index ? draggedSpan(span, hold, minute) : span,
  );
}

function draggedSpan(
  span: WeeklySpan,
  hold: Exclude<Hold, { kind: 'free' }>,
  minute: number,
): WeeklySpan {
  const [start, end] = [parseMinute(span.from), parseMinute(span.to)];
  if (start === null || end === null) return span;
  if (hold.kind === 'whole') {
    const moved = Math.min(DAY - (end - start), Math.max(0, minute - hold.grab));
    return { ...span, from: formatMinute(moved), to: formatMinute(moved + end - start) };
  }
  return hold.kind === 'start'
    ? { ...span, from: formatMinute(Math.min(minute, end - STEP)) }
    : { ...span, to: formatMinute(Math.max(minute, start + STEP)) };
}
