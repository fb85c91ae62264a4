import type { WeeklySpan } from './weekly-hours.ts';

/** Opening hours of a facility, and timetables of staff with other hours. */
export type StaffHours = {
  readonly week: readonly WeeklySpan[];
  readonly timetables: readonly StaffTimetable[];
};

type StaffTimetable = {
  readonly id: string;
  readonly hours: readonly WeeklySpan[];
  /** Members with this timetable; each has at most one. */
  readonly users: readonly string[];
};

/**
 * Change of the hours: new opening hours, or a new (without id) or changed timetable. Deleting a timetable needs no
 * check, because its users then work the facility's hours, which are at least as long.
 */
export type HoursChange =
  | { readonly kind: 'WEEK'; readonly hours: readonly WeeklySpan[] }
  | {
      readonly kind: 'TIMETABLE';
      readonly id: string | null;
      readonly hours: readonly WeeklySpan[];
      readonly users: readonly string[];
    };

/** Returns the hours after a change. Users of the changed timetable are removed from all others. */
export function applyHoursChange(before: StaffHours, change: HoursChange): StaffHours {
  if (change.kind === 'WEEK') return { ...before, week: change.hours };
  const { id, hours, users } = change;
  const others = before.timetables.filter((timetable) => timetable.id !== id);
  return {
    ...before,
    timetables: [
      { id: id ?? '', hours, users },
      ...others.map((other) => ({
        ...other,
        users: other.users.filter((user) => !users.includes(user)),
      })),
    ],
  };
}

/** Returns a member's timetable; null if they work the facility's hours. */
export function ownHours(hours: StaffHours, memberId: string): readonly WeeklySpan[] | null {
  return hours.timetables.find(({ users }) => users.includes(memberId))?.hours ?? null;
}
