import { DAY_MINUTES, MINUTE_MS } from '@zampa/domain/time/durations';
import { wallAt, wallTime } from '@zampa/domain/time/wall-day';
import type { Translate } from '@zampa/i18n/translator';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { AnswerOfKey } from '@zampa/client/api/call-types';
import type { Span } from '@zampa/domain/appointments/slots/spans';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { GridEntry } from '../grid/grid-entries.ts';
import { freeMinutes, workingOn } from '../grid/working-time.ts';

export type Configuration = AnswerOfKey<'GET /facilities/configuration'>;

/** What a day holds for one of the staff. */
export type MemberDay = {
  readonly working: readonly Span[];
  readonly booked: number;
  readonly freeMinutes: number;
  /** Nothing but an absence in all of the working time. */
  readonly isAway: boolean;
};

/** Returns the hours of a member: those of the timetable that it follows, null for those of the clinic. */
export function ownHours({ TimetableId }: StaffMember, { timetables }: Configuration) {
  return timetables.find(({ id }) => id === TimetableId)?.hours ?? null;
}

/** Somebody whose time stands in the calendar. */
export type Column = StaffMember & {
  /** Whether they have left the team since: they have no hours, and what is booked with them waits for a colleague. */
  readonly hasLeft?: true;
};

/**
 * Returns those whose time is booked: those who treat, whoever has something in the calendar although they do not, and
 * after them who has left the team and has bookings still.
 *
 * @param former what somebody is called who has left
 */
export function columnsOf(
  staff: readonly StaffMember[],
  events: readonly CalendarEvent[],
  former: string,
): readonly Column[] {
  const busy = new Set(events.map(({ payload }) => payload.event.resource));
  const known = new Set(staff.map(({ id }) => id));
  const booked = events.flatMap(({ category, payload }) =>
    category === 'BOOKING' && payload.event.resource ? [payload.event.resource] : [],
  );
  const gone = [...new Set(booked)].filter((id) => !known.has(id)).toSorted();
  return [
    ...staff.filter(({ id, idRole }) => mayBeAssigned(idRole) || busy.has(id)),
    ...gone.map((id) => ({ ...NOBODY, id, firstName: former, hasLeft: true as const })),
  ];
}

const NOBODY = { lastName: '', image: null, isVet: true, idRole: 0, role: '' };

export function memberDay(
  member: Column,
  day: string,
  configuration: Configuration,
  entries: readonly GridEntry[],
): MemberDay {
  const working = member.hasLeft
    ? []
    : workingOn(day, configuration.workingHours, ownHours(member, configuration));
  // What was called off takes nobody's time.
  const own = entries.filter(
    ({ memberId, event }) => memberId === member.id && event.payload.valid,
  );
  const away = own.filter(({ event }) => event.category === 'OOO');
  return {
    working,
    booked: own.filter(({ event }) => event.category === 'BOOKING').length,
    freeMinutes: freeMinutes(
      working,
      own.map((entry) => spanOn(entry, day)),
    ),
    isAway:
      away.length > 0 &&
      freeMinutes(
        working,
        away.map((entry) => spanOn(entry, day)),
      ) === 0,
  };
}

/** Returns what of an entry lies on a day, in minutes after midnight. */
export function spanOn({ start, end }: Pick<GridEntry, 'start' | 'end'>, day: string): Span {
  const midnight = wallAt(day).getTime();
  const minute = (date: Date) =>
    Math.min(DAY_MINUTES, Math.max(0, (date.getTime() - midnight) / MINUTE_MS));
  const [from, to] = [minute(start), minute(end)];
  // The last minute of a day stands for its midnight.
  return { from, to: to === 1439 ? DAY_MINUTES : to };
}

/** Tells whether what lies on a day takes all of it. */
export const isWholeDay = ({ from, to }: Span): boolean => from === 0 && to === DAY_MINUTES;

/** Returns from when to when an entry is on a day: `09:00 – 09:30`, or that it takes all of it. */
export function timesText(
  t: Translate,
  { start, end }: Pick<GridEntry, 'start' | 'end'>,
  day: string,
): string {
  return isWholeDay(spanOn({ start, end }, day))
    ? t('appointments-calendar:agenda.allDay')
    : `${wallTime(start)} – ${wallTime(end)}`;
}
