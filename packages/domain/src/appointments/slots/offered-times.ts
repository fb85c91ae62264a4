import { dayIn } from '../../time/plain-days.ts';
import { wallDate } from '../../time/wall-date.ts';

export type OfferedTime = {
  readonly start: string;
  readonly end: string;
  /** Whose time it can be. */
  readonly assignees: readonly string[];
};

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

const NOON = 12;
const EVENING = 17;

/** Returns which part of its day an instant belongs to, by the clocks of a zone. */
export function dayPartOf(instant: Date, zone: string): DayPart {
  const hour = wallDate(instant, zone).getUTCHours();
  if (hour < NOON) return 'morning';
  return hour < EVENING ? 'afternoon' : 'evening';
}

/** Returns only the times of one person, or all of them. */
export function timesOf(
  times: readonly OfferedTime[],
  assigneeId: string | null,
): readonly OfferedTime[] {
  return assigneeId ? times.filter(({ assignees }) => assignees.includes(assigneeId)) : times;
}

/** Returns times by the days of the facility, in their order. */
export function timesByDay(
  times: readonly OfferedTime[],
  zone: string,
): ReadonlyMap<string, readonly OfferedTime[]> {
  return Map.groupBy(times, ({ start }) => dayIn(new Date(start), zone));
}

/** Returns the free times that are nearest to one that is gone, the soonest first. */
export function nearestTimes(
  times: readonly OfferedTime[],
  wanted: string,
  count: number,
): readonly OfferedTime[] {
  const distance = ({ start }: OfferedTime) => Math.abs(Date.parse(start) - Date.parse(wanted));
  return times
    .filter(({ start }) => Date.parse(start) !== Date.parse(wanted))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
}
