import { dayIn } from '../../time/plain-days.ts';
import { wallDate } from '../../time/wall-date.ts';

export type OfferedTime = {
  readonly start: string;
  readonly end: string;
  /** Staff members who are available at this time. */
  readonly assignees: readonly string[];
};

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

const NOON = 12;
const EVENING = 17;

/** Returns the part of the day of an instant, on the zone's clock. */
export function dayPartOf(instant: Date, zone: string): DayPart {
  const hour = wallDate(instant, zone).getUTCHours();
  if (hour < NOON) return 'morning';
  return hour < EVENING ? 'afternoon' : 'evening';
}

/** Returns the offered times of one staff member, or of all if `assigneeId` is null. */
export function timesOfAssignee(
  times: readonly OfferedTime[],
  assigneeId: string | null,
): readonly OfferedTime[] {
  return assigneeId ? times.filter(({ assignees }) => assignees.includes(assigneeId)) : times;
}

/** Groups times by the facility's calendar days, in order. */
export function timesByDay(
  times: readonly OfferedTime[],
  zone: string,
): ReadonlyMap<string, readonly OfferedTime[]> {
  return Map.groupBy(times, ({ start }) => dayIn(new Date(start), zone));
}

/** Returns the available times closest to a requested time that is taken, in chronological order. */
export function nearestTimes(
  times: readonly OfferedTime[],
  requested: string,
  count: number,
): readonly OfferedTime[] {
  const distance = ({ start }: OfferedTime) => Math.abs(Date.parse(start) - Date.parse(requested));
  return times
    .filter(({ start }) => Date.parse(start) !== Date.parse(requested))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
}
