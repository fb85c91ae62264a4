type Timed = { readonly start: number; readonly end: number };

/** Horizontal position of an entry in its day, in percent of the width. */
export type HorizontalPosition = { readonly left: number; readonly width: number };

/**
 * Computes the horizontal position of a day's entries: side by side where they overlap, full width otherwise. Entries
 * that only touch do not overlap, however short they are.
 *
 * @param entries in minutes; the end must be after the start
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
