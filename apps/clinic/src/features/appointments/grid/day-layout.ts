import { MINUTE_MS } from '@zampa/domain/time/durations';
import type { GridEntry } from './grid-entries.ts';

type Timed = { readonly start: number; readonly end: number };

/** Where something stands across its day, in percent of the day's width. */
export type Breadth = { readonly left: number; readonly width: number };

/**
 * Returns where each of a day's entries stands across it: beside one another as far as their times overlap, and over the
 * whole width otherwise. One that begins when another ends does not overlap it, however short both are.
 *
 * @param entries in milliseconds; each lasts a while
 */
export function breadthsOf<Entry extends Timed>(
  entries: readonly Entry[],
): ReadonlyMap<Entry, Breadth> {
  const breadths = new Map<Entry, Breadth>();
  const sorted = entries.toSorted((a, b) => a.start - b.start || b.end - a.end);
  for (const lanes of togetherIn(sorted).map(lanesOf))
    for (const [lane, inLane] of lanes.entries())
      for (const entry of inLane) {
        // It is drawn up to the next lane in which something overlaps it.
        const next = lanes.findIndex((others, at) => at > lane && others.some(overlapping(entry)));
        const span = (next < 0 ? lanes.length : next) - lane;
        const share = 100 / lanes.length;
        breadths.set(entry, { left: lane * share, width: span * share });
      }
  return breadths;
}

/** Puts together what hangs together: each of a group overlaps another of it. */
function togetherIn<Entry extends Timed>(sorted: readonly Entry[]): Entry[][] {
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

/** Puts each into the first lane from the start of the line that is free by then. */
function lanesOf<Entry extends Timed>(group: readonly Entry[]): Entry[][] {
  const lanes: Entry[][] = [];
  for (const entry of group) {
    const free = lanes.find((lane) => !lane.some(overlapping(entry)));
    if (free) free.push(entry);
    else lanes.push([entry]);
  }
  return lanes;
}

const overlapping = (one: Timed) => (other: Timed) =>
  one.start < other.end && other.start < one.end;

/** What the calendar says of where a time lies in the hours that it draws. */
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
 * Lays out the entries of a day for the calendar. Its own ways take what begins within half an hour of something else for
 * overlapping it, so that two short visits one after the other look like a double booking.
 */
export const dayLayout = ({ events, slotMetrics }: Day) => {
  const timed = events.map((event) => {
    const { startDate, endDate, top, height } = slotMetrics.getRange(event.start, event.end);
    const start = startDate.getTime();
    // Nothing is left of what lies outside the hours drawn, and it still stands at their edge.
    return { event, start, end: Math.max(endDate.getTime(), start + MINUTE_MS), top, height };
  });
  const breadths = breadthsOf(timed);
  return timed.map((each) => {
    const { left: xOffset, width } = breadths.get(each) ?? { left: 0, width: 100 };
    const style = { top: each.top, height: each.height, width, xOffset };
    return { event: each.event, style };
  });
};
