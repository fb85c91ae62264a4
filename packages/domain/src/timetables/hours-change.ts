import type { WeeklySpan } from './weekly-hours.ts';

/** When a facility is open, and who of its staff works other hours. */
export type StaffHours = {
  readonly week: readonly WeeklySpan[];
  readonly timetables: readonly StaffTimetable[];
};

type StaffTimetable = {
  readonly id: string;
  readonly hours: readonly WeeklySpan[];
  /** Who follows it: everybody one at most. */
  readonly users: readonly string[];
};

/**
 * What becomes of the hours: another week, or a timetable that is new (without id) or changed. One that goes puts no
 * booking outside: its followers work the hours of the facility, which are no shorter.
 */
export type HoursChange =
  | { readonly kind: 'WEEK'; readonly hours: readonly WeeklySpan[] }
  | {
      readonly kind: 'TIMETABLE';
      readonly id: string | null;
      readonly hours: readonly WeeklySpan[];
      readonly users: readonly string[];
    };

/** Returns the hours after a change. Whoever follows the changed timetable follows no other any more. */
export function changedHours(before: StaffHours, change: HoursChange): StaffHours {
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

/** Returns the timetable that somebody follows; null for whoever works the hours of the facility. */
export function ownHours(hours: StaffHours, memberId: string): readonly WeeklySpan[] | null {
  return hours.timetables.find(({ users }) => users.includes(memberId))?.hours ?? null;
}
