import type { Absence } from '@zampa/client/appointments/availability';
import { dayPlus } from '@zampa/domain/time/plain-days';
import { instantOf } from '@zampa/domain/time/wall-date';
import { wallAt } from '@zampa/domain/time/wall-day';
import { minuteOf, timeOf } from '@zampa/domain/timetables/weekly-hours';
import { weekdayOf } from '../calendar/visible-days.ts';

/** What is chosen of an absence. Days and times are the clinic's. */
export type AbsenceValues = {
  /** Empty: the whole facility. */
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

/** Some of the fields of an absence. */
export type AbsenceFieldsProps = {
  readonly values: AbsenceValues;
  readonly set: (part: Partial<AbsenceValues>) => void;
};

/** Returns the absence that was chosen; null while something is missing or ends before it starts. */
export function absenceOf(values: AbsenceValues, facilityId: string, zone: string): Absence | null {
  const { allDay, from, fromTime, toTime, repeats, weekdays, until, reason, member } = values;
  // What is repeated lasts a day at most; each day is one of its own.
  const to = repeats ? from : values.to;
  if (from === '' || to === '') return null;
  if (repeats && (weekdays.length === 0 || until === '' || until < from)) return null;
  const period = allDay ? daysOf(from, to) : timesOf({ from, fromTime, to, toTime }, zone);
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

/** Why what was chosen is no absence, where that cannot be seen from an empty field. */
export type AbsenceProblem = 'END_BEFORE_START' | 'NO_WEEKDAYS' | 'LAST_DAY_BEFORE_FIRST';

/** Returns what is to be said about what was chosen; null where all is well, or something is still empty. */
export function absenceProblem(values: AbsenceValues, zone: string): AbsenceProblem | null {
  const { allDay, from, fromTime, toTime, repeats, weekdays, until } = values;
  if (repeats && weekdays.length === 0) return 'NO_WEEKDAYS';
  if (repeats && until !== '' && until < from) return 'LAST_DAY_BEFORE_FIRST';
  const to = repeats ? from : values.to;
  const isWhole = from !== '' && to !== '' && (allDay || (fromTime !== '' && toTime !== ''));
  const period = allDay
    ? daysOf(from, to)
    : isWhole && timesOf({ from, fromTime, to, toTime }, zone);
  return isWhole && period === null ? 'END_BEFORE_START' : null;
}

/** Returns the first day, from one on, that has nothing of what was chosen: that day itself where it has nothing. */
export function firstDayWithout(values: AbsenceValues, day: string): string {
  let free = day;
  while (isOn(values, free)) free = dayPlus(free, 1);
  return free;
}

function isOn({ from, to, repeats, weekdays, until }: AbsenceValues, day: string): boolean {
  if (repeats) return from <= day && day <= until && weekdays.includes(weekdayOf(day));
  return from <= day && day <= to;
}

const daysOf = (start: string, end: string) => (end < start ? null : { start, end });

type Times = Pick<AbsenceValues, 'from' | 'fromTime' | 'to' | 'toTime'>;

function timesOf({ from, fromTime, to, toTime }: Times, zone: string) {
  const [first, last] = [minuteOf(fromTime), minuteOf(toTime)];
  if (first === null || last === null) return null;
  const start = instantOf(wallAt(from, first), zone).toISOString();
  const end = instantOf(wallAt(to, last), zone).toISOString();
  return end > start ? { start, end } : null;
}

const LAST_MINUTE = 1439;

/** Returns a whole day, or an hour from a time that was chosen in the calendar. */
export const firstValues = (
  member: string,
  day: string,
  time: string | undefined,
): AbsenceValues => ({
  member,
  allDay: time === undefined,
  from: day,
  fromTime: time ?? '09:00',
  to: day,
  toTime: time ? anHourAfter(time) : '13:00',
  repeats: false,
  weekdays: [],
  until: '',
  reason: '',
});

/** On the same day. */
const anHourAfter = (time: string) => timeOf(Math.min((minuteOf(time) ?? 0) + 60, LAST_MINUTE));
