import { MINUTE_MS } from '@zampa/domain/time/durations';
import type { GridEntry } from './grid-entries.ts';

type Timed = { readonly start: number; readonly end: number };

/** Where something stands across its day, in percent of the day's width. */
export type Breadth = { readonly left: number; readonly width: number };

type Placed = { readonly lane: number; readonly timed: Timed };

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
  for (const group of togetherIn(sorted)) {
    const placed: (Placed & { readonly timed: Entry })[] = [];
    for (const timed of group) placed.push({ timed, lane: freeLane(timed, placed) });
    const lanes = Math.max(...placed.map(({ lane }) => lane)) + 1;
    for (const { timed, lane } of placed) {
      const span = reachOf({ timed, lane }, placed, lanes) - lane;
      breadths.set(timed, { left: (100 * lane) / lanes, width: (100 * span) / lanes });
    }
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

const overlaps = (one: Timed, other: Timed) => one.start < other.end && other.start < one.end;

/** The first lane from the start of the line in which nothing overlaps it. */
function freeLane(timed: Timed, placed: readonly Placed[]): number {
  const taken = placed.filter((other) => overlaps(other.timed, timed)).map(({ lane }) => lane);
  for (let lane = 0; ; lane += 1) if (!taken.includes(lane)) return lane;
}

/** Up to which lane it may be drawn: to the next one that overlaps it. */
const reachOf = ({ timed, lane }: Placed, placed: readonly Placed[], lanes: number): number =>
  Math.min(
    lanes,
    ...placed
      .filter((other) => other.lane > lane && overlaps(other.timed, timed))
      .map((other) => other.lane),
  );

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
