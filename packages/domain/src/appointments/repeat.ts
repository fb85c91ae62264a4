import { Temporal } from 'temporal-polyfill';

export type Repeat = {
  /** Monday is 1. */
  readonly weekdays: readonly number[];
  /** Last day, `YYYY-MM-DD`, inclusive. */
  readonly until: string;
};

type Period = { readonly start: Date; readonly end: Date };

/** Maximum length of a recurrence. */
const MAX_DAYS = 366;

/** Returns the reason why a recurrence is invalid; null if it is valid. */
export function refusalToRepeat(
  first: Period,
  { until }: Repeat,
  zone: string,
): 'ends_before_start' | 'too_long' | null {
  const days = toWallTime(first.start, zone).toPlainDate().until(until).days;
  if (days < 0) return 'ends_before_start';
  return days > MAX_DAYS ? 'too_long' : null;
}

/**
 * Repeats a period on each matching weekday, from its own day on, at the same local time. The own day is included
 * only if its weekday matches. The hour that is skipped in spring shortens a period; a period that lies entirely
 * in that hour is dropped. If the clocks go back during the first period, so that it ends at an earlier local time
 * than it starts, the other periods get its elapsed length.
 */
export function recurringPeriods(first: Period, repeat: Repeat, zone: string): readonly Period[] {
  const [from, to] = [toWallTime(first.start, zone), toWallTime(first.end, zone)];
  const length = first.end.getTime() - first.start.getTime();
  const endsByClocks = Temporal.PlainDateTime.compare(from, to) < 0;
  const onDay = (later: number): Period => {
    if (later === 0) return first;
    const start = instantDaysLater(from, later, zone);
    return {
      start,
      end: endsByClocks ? instantDaysLater(to, later, zone) : new Date(start.getTime() + length),
    };
  };
  const days = from.toPlainDate().until(repeat.until).days;
  return Array.from({ length: Math.max(0, days + 1) }, (_none, later) => later)
    .filter((later) => repeat.weekdays.includes(from.add({ days: later }).dayOfWeek))
    .map(onDay)
    .filter(({ start, end }) => start < end);
}

const toWallTime = (instant: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime();

/** Returns the instant of a wall-clock time some days later; if the clocks skip it, the instant of the DST change. */
function instantDaysLater(shown: Temporal.PlainDateTime, later: number, zone: string): Date {
  const target = shown.add({ days: later });
  const before = target.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const exists = before.toPlainDateTime().equals(target);
  const found = exists ? before : (before.getTimeZoneTransition('next') ?? before);
  return new Date(found.epochMilliseconds);
}
