import { minuteOf, type WeeklySpan, timeOf } from '@zampa/domain/timetables/weekly-hours';

const DAY = 24 * 60;
/** What the grid snaps to, in minutes; typed times may be finer. */
export const STEP = 15;

/** What a pointer has taken hold of: free time, an edge of a span, or a whole span `grab` minutes below its start. */
export type Hold =
  | { readonly kind: 'free'; readonly weekday: number; readonly anchor: number }
  | { readonly kind: 'start' | 'end'; readonly index: number }
  | { readonly kind: 'whole'; readonly index: number; readonly grab: number };

/** Returns the grid's minute at a share of the day's height. */
export function snapped(share: number): number {
  const minute = Math.round((share * DAY) / STEP) * STEP;
  return Math.min(DAY, Math.max(0, minute));
}

/** Returns the hours while what is held is at `minute`; a span never turns around and never leaves its day. */
export function dragged(
  spans: readonly WeeklySpan[],
  hold: Hold,
  minute: number,
): readonly WeeklySpan[] {
  if (hold.kind === 'free') {
    const from = Math.min(hold.anchor, minute, DAY - STEP);
    const to = Math.max(hold.anchor, minute, from + STEP);
    return [...spans, { weekday: hold.weekday, from: timeOf(from), to: timeOf(to) }];
  }
  return spans.map((span, index) => (index === hold.index ? heldSpan(span, hold, minute) : span));
}

function heldSpan(
  span: WeeklySpan,
  hold: Exclude<Hold, { kind: 'free' }>,
  minute: number,
): WeeklySpan {
  const [start, end] = [minuteOf(span.from), minuteOf(span.to)];
  if (start === null || end === null) return span;
  if (hold.kind === 'whole') {
    const moved = Math.min(DAY - (end - start), Math.max(0, minute - hold.grab));
    return { ...span, from: timeOf(moved), to: timeOf(moved + end - start) };
  }
  return hold.kind === 'start'
    ? { ...span, from: timeOf(Math.min(minute, end - STEP)) }
    : { ...span, to: timeOf(Math.max(minute, start + STEP)) };
}
