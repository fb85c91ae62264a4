import { MINUTE_MS } from '@zampa/domain/time/durations';
import type { GridEntry } from './grid-entries.ts';

type Timed = { readonly start: number; readonly end: number };

/** Horizontal position of an entry in its day, in percent of the width. */
export type HorizontalPosition = { readonly left: number; readonly width: number };

/**
 * Computes the horizontal position of a day's entries: side by side where they overlap, full width otherwise. Entries
 * that only touch do not overlap, however short they are.
 *
 * @param entries in milliseconds; the end must be after the start
 */
export function computeHorizontalLayout<Entry extends Timed>(
  entries: readonly Entry[],
): ReadonlyMap<Entry, HorizontalPosition> {
  const positions = new Map<Entry, HorizontalPosition>();
  const sorted = entries.toSorted((a, b) => a.start - b.start || b.end - a.end);
  for (const lanes of groupOverlapping(sorted).map(assignLanes))
    for (const [lane, inLane] of lanes.entries())
      for (const entry of inLane) {
        // Extends to the next lane with an overlapping entry.
        const next = lanes.findIndex((others, at) => at > lane && others.some(overlaps(entry)));
        const span = (next < 0 ? lanes.length : next) - lane;
        const share = 100 / lanes.length;
        positions.set(entry, { left: lane * share, width: span * share });
      }
  return positions;
}

/** Groups entries that overlap directly or through other entries. */
function groupOverlapping<Entry extends Timed>(sorted: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  let end = -Infinity;
  for (const entry of sorted) {
    const last = groups.at(-1);
    if (last && entry.start < end) last.push(entry);
    else groups.push([entry]);
    end = Math.max(end, entry.end);
  }
  return groups;
}

/** Puts each entry into the first lane where it overlaps nothing. */
function assignLanes<Entry extends Timed>(group: readonly Entry[]): Entry[][] {
  const lanes: Entry[][] = [];
  for (const entry of group) {
    const free = lanes.find((lane) => !lane.some(overlaps(entry)));
    if (free) free.push(entry);
    else lanes.push([entry]);
  }
  return lanes;
}

const overlaps = (one: Timed) => (other: Timed) => one.start < other.end && other.start < one.end;

/** The part of react-big-calendar's slot metrics that positions a time within the visible hours. */
type SlotMetrics = {
  readonly getRange: (
    start: Date,
    end: Date,
  ) => {
    readonly startDate: Date;
    readonly endDate: Date;
    readonly top: number;
    readonly height: number;
  };
};

type Day = { readonly events: readonly GridEntry[]; readonly slotMetrics: SlotMetrics };

/**
 * Layout algorithm for react-big-calendar. The built-in algorithms treat entries that start within half an hour of
 * each other as overlapping, so that two short consecutive visits look like a double booking.
 */
export const dayLayout = ({ events, slotMetrics }: Day) => {
  const timed = events.map((event) => {
    const { startDate, endDate, top, height } = slotMetrics.getRange(event.start, event.end);
    const start = startDate.getTime();
    // An entry outside the visible hours is clipped to nothing and drawn at their edge, so it needs a minimum length.
    return { event, start, end: Math.max(endDate.getTime(), start + MINUTE_MS), top, height };
  });
  const positions = computeHorizontalLayout(timed);
  return timed.map((each) => {
    const { left: xOffset, width } = positions.get(each) ?? { left: 0, width: 100 };
    const style = { top: each.top, height: each.height, width, xOffset };
    return { event: each.event, style };
  });
};
