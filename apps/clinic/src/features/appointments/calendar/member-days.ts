import { DAY_MINUTES, MINUTE_MS } from '@zampa/domain/time/durations';
import { wallAt, wallTime } from '@zampa/domain/time/wall-day';
import type { Translate } from '@zampa/i18n/translator';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { CallAnswer } from '@zampa/client/api/call-types';
import type { Span } from '@zampa/domain/appointments/slots/spans';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { GridEntry } from '../grid/grid-entries.ts';
import { computeFreeMinutes, workingSpansOn } from '../grid/working-time.ts';

export type Configuration = CallAnswer<'readFacilityConfiguration'>;

/** Working time and bookings of a team member on a day. */
export type MemberDay = {
  readonly working: readonly Span[];
  readonly booked: number;
  readonly freeMinutes: number;
  /** True if absences cover all of the working time. */
  readonly isAway: boolean;
};

/** Returns the hours of the member's timetable; null if they work the clinic's hours. */
export function memberHours({ TimetableId }: StaffMember, { timetables }: Configuration) {
  return timetables.find(({ id }) => id === TimetableId)?.hours ?? null;
}

/** A column of the day view: a team member, or a former one with bookings. */
export type MemberColumn = StaffMember & {
  /** Set if they have left the team: they have no hours, and their bookings must be reassigned. */
  readonly hasLeft?: true;
};

/**
 * Returns the columns of the day view: members who treat patients, others who have entries, then former members who
 * still have bookings.
 *
 * @param former the name shown for a former member
 */
export function toMemberColumns(
  staff: readonly StaffMember[],
  events: readonly CalendarEvent[],
  former: string,
): readonly MemberColumn[] {
  const busyIds = new Set(events.map(({ payload }) => payload.event.resource));
  const staffIds = new Set(staff.map(({ id }) => id));
  const booked = events.flatMap(({ category, payload }) =>
    category === 'BOOKING' && payload.event.resource ? [payload.event.resource] : [],
  );
  const formerIds = [...new Set(booked)].filter((id) => !staffIds.has(id)).toSorted();
  return [
    ...staff.filter(({ id, idRole }) => mayBeAssigned(idRole) || busyIds.has(id)),
    ...formerIds.map((id) => ({ ...FORMER_MEMBER, id, firstName: former, hasLeft: true as const })),
  ];
}

const FORMER_MEMBER = { lastName: '', image: null, isVet: true, idRole: 0, role: '' };

export function computeMemberDay(
  member: MemberColumn,
  day: string,
  configuration: Configuration,
  entries: readonly GridEntry[],
): MemberDay {
  const working = member.hasLeft
    ? []
    : workingSpansOn(day, configuration.workingHours, memberHours(member, configuration));
  // Canceled bookings take no time.
  const own = entries.filter(
    ({ memberId, event }) => memberId === member.id && event.payload.valid,
  );
  const away = own.filter(({ event }) => event.category === 'OOO');
  return {
    working,
    booked: own.filter(({ event }) => event.category === 'BOOKING').length,
    freeMinutes: computeFreeMinutes(
      working,
      own.map((entry) => spanOnDay(entry, day)),
    ),
    isAway:
      away.length > 0 &&
      computeFreeMinutes(
        working,
        away.map((entry) => spanOnDay(entry, day)),
      ) === 0,
  };
}

/** Returns the part of an entry on a day, in minutes after midnight. */
export function spanOnDay({ start, end }: Pick<GridEntry, 'start' | 'end'>, day: string): Span {
  const midnight = wallAt(day).getTime();
  const toMinute = (date: Date) =>
    Math.min(DAY_MINUTES, Math.max(0, (date.getTime() - midnight) / MINUTE_MS));
  const [from, to] = [toMinute(start), toMinute(end)];
  // Entries end at 23:59 instead of midnight, so that they are drawn on one day.
  return { from, to: to === 1439 ? DAY_MINUTES : to };
}

/** Returns whether a span covers the whole day. */
export const isWholeDay = ({ from, to }: Span): boolean => from === 0 && to === DAY_MINUTES;

/** Formats an entry's hours on a day: `09:00 – 09:30`, or "All day". */
export function formatTimeRange(
  t: Translate,
  { start, end }: Pick<GridEntry, 'start' | 'end'>,
  day: string,
): string {
  return isWholeDay(spanOnDay({ start, end }, day))
    ? t('appointments:calendar.agenda.allDay')
    : `${wallTime(start)} – ${wallTime(end)}`;
}
