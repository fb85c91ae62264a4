import type { Absence } from '@zampa/client/appointments/availability';
import { dayPlus } from '@zampa/domain/time/plain-days';
import { instantOf } from '@zampa/domain/time/wall-date';
import { wallAt } from '@zampa/domain/time/wall-day';
import { parseMinute, formatMinute } from '@zampa/domain/timetables/weekly-hours';
import { weekdayOf } from '../calendar/visible-days.ts';

/** Form values of an absence. Days and times are in the clinic's time zone. */
export type AbsenceValues = {
  /** Empty for the whole clinic. */
  readonly member: string;
  readonly allDay: boolean;
  readonly from: string;
  readonly fromTime: string;
  readonly to: string;
  readonly toTime: string;
  readonly repeats: boolean;
  /** Monday is 1. */
  readonly weekdays: readonly number[];
  readonly until: string;
  readonly reason: string;
};

/** Props of components that edit part of an absence. */
export type AbsenceFieldsProps = {
  readonly values: AbsenceValues;
  readonly set: (part: Partial<AbsenceValues>) => void;
};

/** Converts form values into an absence; null while they are incomplete or the end is not after the start. */
export function toAbsence(values: AbsenceValues, facilityId: string, zone: string): Absence | null {
  const { allDay, from, fromTime, toTime, repeats, weekdays, until, reason, member } = values;
  // A repeated absence is limited to one day: each day of the series is an absence of its own.
  const to = repeats ? from : values.to;
  if (from === '' || to === '') return null;
  if (repeats && (weekdays.length === 0 || until === '' || until < from)) return null;
  const period = allDay
    ? toDayPeriod(from, to)
    : toTimePeriod({ from, fromTime, to, toTime }, zone);
  return (
    period && {
      facilityId,
      userId: member === '' ? null : member,
      ...period,
      allDay,
      reason: reason.trim(),
      ...(repeats && { repeat: { weekdays: weekdays.toSorted((a, b) => a - b), until } }),
    }
  );
}

/** Why form values are invalid, other than empty fields. */
export type AbsenceProblem = 'END_BEFORE_START' | 'NO_WEEKDAYS' | 'LAST_DAY_BEFORE_FIRST';

/** Returns the problem to show for the form values; null if they are valid or incomplete. */
export function findAbsenceProblem(values: AbsenceValues, zone: string): AbsenceProblem | null {
  const { allDay, from, fromTime, toTime, repeats, weekdays, until } = values;
  if (repeats && weekdays.length === 0) return 'NO_WEEKDAYS';
  if (repeats && until !== '' && until < from) return 'LAST_DAY_BEFORE_FIRST';
  const to = repeats ? from : values.to;
  const isWhole = from !== '' && to !== '' && (allDay || (fromTime !== '' && toTime !== ''));
  const period = allDay
    ? toDayPeriod(from, to)
    : isWhole && toTimePeriod({ from, fromTime, to, toTime }, zone);
  return isWhole && period === null ? 'END_BEFORE_START' : null;
}

/** Returns the first day, from `day` on, that the absence does not cover. */
export function computeFirstFreeDay(values: AbsenceValues, day: string): string {
  let free = day;
  while (isAbsentOn(values, free)) free = dayPlus(free, 1);
  return free;
}

function isAbsentOn({ from, to, repeats, weekdays, until }: AbsenceValues, day: string): boolean {
  if (repeats) return from <= day && day <= until && weekdays.includes(weekdayOf(day));
  return from <= day && day <= to;
}

const toDayPeriod = (start: string, end: string) => (end < start ? null : { start, end });

type Times = Pick<AbsenceValues, 'from' | 'fromTime' | 'to' | 'toTime'>;

function toTimePeriod({ from, fromTime, to, toTime }: Times, zone: string) {
  const [first, last] = [parseMinute(fromTime), parseMinute(toTime)];
  if (first === null || last === null) return null;
  const start = instantOf(wallAt(from, first), zone).toISOString();
  const end = instantOf(wallAt(to, last), zone).toISOString();
  return end > start ? { start, end } : null;
}

const LAST_MINUTE = 1439;

/** Returns the initial form values: the whole day, or one hour from the time chosen in the calendar. */
export const initialAbsenceValues = (
  member: string,
  day: string,
  time: string | undefined,
): AbsenceValues => ({
  member,
  allDay: time === undefined,
  from: day,
  fromTime: time ?? '09:00',
  to: day,
  toTime: time ? oneHourAfter(time) : '13:00',
  repeats: false,
  weekdays: [],
  until: '',
  reason: '',
});

/** Stays on the same day. */
const oneHourAfter = (time: string) =>
  formatMinute(Math.min((parseMinute(time) ?? 0) + 60, LAST_MINUTE));
