import { EARLIEST_BIRTH } from '../pets/life-dates.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { dayIn } from '../time/plain-days.ts';

/** How far the clock of a device may be ahead of the server's. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

/** Returns whether a diary date is a calendar day (`YYYY-MM-DD`) and not an instant. */
export const isCalendarDay = (date: string): boolean => date.length === 10;

/** Returns the calendar day of a diary date. */
export const dayOfDate = (date: string, zone: string): string =>
  isCalendarDay(date) ? date : dayIn(new Date(date), zone);

export type DiaryDateFacts = {
  /** A calendar day, or an instant. */
  readonly date: string;
  readonly category: string;
  /** Birth dates of the pets; null if unknown. */
  readonly birthDates: readonly (string | null)[];
  readonly now: Date;
  /** The writer's time zone, as far as it is known. */
  readonly zone: string;
};

/**
 * Returns the reason why a diary entry cannot have this date; `null` if it can. The date must not be in the future
 * or before the birth of the entry's pets. Only the entry of a birth may precede the birth date, because it sets
 * that date.
 */
export function refusalOfDiaryDate({
  date,
  category,
  birthDates,
  now,
  zone,
}: DiaryDateFacts): 'date_in_future' | 'date_too_early' | 'before_birth' | null {
  if (isInFuture(date, now, zone)) return 'date_in_future';
  const day = dayOfDate(date, zone);
  if (day < EARLIEST_BIRTH) return 'date_too_early';
  const isBeforeBirth = birthDates.some((birthDate) => birthDate !== null && day < birthDate);
  return category !== 'BIRTH' && isBeforeBirth ? 'before_birth' : null;
}

function isInFuture(date: string, now: Date, zone: string): boolean {
  if (!isCalendarDay(date)) return new Date(date).getTime() > now.getTime() + CLOCK_TOLERANCE_MS;
  const [here, inUtc] = [dayIn(now, zone), dayIn(now, 'UTC')];
  return date > (here > inUtc ? here : inUtc);
}

/**
 * Returns the date to store for an entry: the moment of writing for the current day, so that the entries of a day
 * keep their order, else the chosen day.
 */
export const dateOfEntry = (day: string, now: Date, today: string): string =>
  day === today ? now.toISOString() : day;
