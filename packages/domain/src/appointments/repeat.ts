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
 * where they change in between. Its own day is left out where it does not match. What falls into an hour that the clocks
 * leap over is as long as the rest of it; nothing is left of what lies in that hour alone. A period that ends by the
 * clocks before it began, because they went back in it, is as long on every day as on its own.
 */
export function repeated(first: Period, repeat: Repeat, zone: string): readonly Period[] {
  const [from, to] = [wall(first.start, zone), wall(first.end, zone)];
  const length = first.end.getTime() - first.start.getTime();
  const endsByClocks = Temporal.PlainDateTime.compare(from, to) < 0;
  const onDay = (later: number): Period => {
    if (later === 0) return first;
    const start = instantOf(from, later, zone);
    return {
      start,
      end: endsByClocks ? instantOf(to, later, zone) : new Date(start.getTime() + length),
    };
  };
  const days = from.toPlainDate().until(repeat.until).days;
  return Array.from({ length: Math.max(0, days + 1) }, (_none, later) => later)
    .filter((later) => repeat.weekdays.includes(from.add({ days: later }).dayOfWeek))
    .map(onDay)
    .filter(({ start, end }) => start < end);
}

const wall = (instant: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime();

/** The instant at which clocks show a time so many days later; where they leap over it, the one at which they leap. */
function instantOf(shown: Temporal.PlainDateTime, later: number, zone: string): Date {
  const wanted = shown.add({ days: later });
  const before = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const isThere = before.toPlainDateTime().equals(wanted);
  const found = isThere ? before : (before.getTimeZoneTransition('next') ?? before);
  return new Date(found.epochMilliseconds);
}
