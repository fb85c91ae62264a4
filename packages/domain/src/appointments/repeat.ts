import { Temporal } from 'temporal-polyfill';

export type Repeat = {
  /** Monday is 1. */
  readonly weekdays: readonly number[];
  /** The last day, `YYYY-MM-DD`, included. */
  readonly until: string;
};

type Period = { readonly start: Date; readonly end: Date };

/** The longest that something is repeated. */
const MAX_DAYS = 366;

/** Returns why something cannot be repeated so; null where it can. */
export function refusalToRepeat(
  first: Period,
  { until }: Repeat,
  zone: string,
): 'ends_before_start' | 'too_long' | null {
  const days = wall(first.start, zone).toPlainDate().until(until).days;
  if (days < 0) return 'ends_before_start';
  return days > MAX_DAYS ? 'too_long' : null;
}

/**
 * Repeats a period on each day that matches, from its own day on: at the same times by the clocks of the zone, also
 * where they change in between. Its own day is left out where it does not match.
 */
export function repeated(first: Period, repeat: Repeat, zone: string): readonly Period[] {
  const [from, to] = [wall(first.start, zone), wall(first.end, zone)];
  const days = from.toPlainDate().until(repeat.until).days;
  return Array.from({ length: Math.max(0, days + 1) }, (_none, later) => later)
    .filter((later) => repeat.weekdays.includes(from.add({ days: later }).dayOfWeek))
    .map((later) => ({ start: instantOf(from, later, zone), end: instantOf(to, later, zone) }));
}

const wall = (instant: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime();

const instantOf = (shown: Temporal.PlainDateTime, later: number, zone: string) =>
  new Date(shown.add({ days: later }).toZonedDateTime(zone).epochMilliseconds);
