import { refusalOfDiaryDate } from '@zampa/domain/conversations/diary-date';
import { parseTime } from '@zampa/domain/timetables/parse-time';
import { parseMinute } from '@zampa/domain/timetables/weekly-hours';
import { instantOf, isExistingTime, wallDate } from '@zampa/domain/time/wall-date';
import { wallAt, wallDay, wallTime } from '@zampa/domain/time/wall-day';

/** When a visit took place, as typed: a day (`YYYY-MM-DD`) and a time, in the zone of the clinic. */
export type NoteDate = { day: string; time: string };

/** Limits for the date of a visit. */
export type NoteDateRules = { readonly zone: string; readonly birthDate: string | null };

export type NoteDateProblem = {
  readonly field: keyof NoteDate;
  readonly code: 'required' | 'invalid_time' | NonNullable<ReturnType<typeof refusalOfDiaryDate>>;
};

export function toNoteDate(instant: string | Date, zone: string): NoteDate {
  const wall = wallDate(instant, zone);
  return { day: wallDay(wall), time: wallTime(wall) };
}

/** Returns the instant of a typed date; null if it is incomplete, or the clocks skip the time on that day. */
function toInstant({ day, time }: NoteDate, zone: string): Date | null {
  const minute = parseMinute(parseTime(time) ?? '');
  if (day === '' || minute === null) return null;
  const wall = wallAt(day, minute);
  return isExistingTime(wall, zone) ? instantOf(wall, zone) : null;
}

/** Returns why a note cannot have a date: it is incomplete, in the future, or before the birth of the pet. */
export function findNoteDateProblem(
  typed: NoteDate,
  { zone, birthDate }: NoteDateRules,
  now: Date,
): NoteDateProblem | null {
  if (typed.day === '') return { field: 'day', code: 'required' };
  const instant = toInstant(typed, zone);
  if (!instant) return { field: 'time', code: 'invalid_time' };
  const facts = { category: 'VISIT', birthDates: [birthDate], now, zone };
  const code = refusalOfDiaryDate({ ...facts, date: instant.toISOString() });
  if (!code) return null;
  const isToday = typed.day === toNoteDate(now, zone).day;
  return { field: isToday ? 'time' : 'day', code };
}

/** Returns the date to save; undefined while it cannot be saved. */
export const dateToSave = (typed: NoteDate, rules: NoteDateRules, now: Date): string | undefined =>
  findNoteDateProblem(typed, rules, now) ? undefined : toInstant(typed, rules.zone)?.toISOString();
