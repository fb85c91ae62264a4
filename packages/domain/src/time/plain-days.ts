import { DAY_MS } from './durations.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the calendar day of an instant in a zone, like `dayOf` of wall-clock.ts but without Temporal, which is
 * larger than the code of a whole phone screen.
 */
export function dayIn(instant: Date, zone: string): string {
  const cached = formatters.get(zone);
  // The Swedish locale formats dates as `YYYY-MM-DD`.
  const formatter =
    cached ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone });
  if (!cached) formatters.set(zone, formatter);
  return formatter.format(instant);
}

/** Returns the day that is `days` days after `day`, or before it if `days` is negative. */
export function dayPlus(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns all days of a range, both ends inclusive. */
export function daysFrom(first: string, last: string): readonly string[] {
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, count) }, (_none, index) => dayPlus(first, index));
}
