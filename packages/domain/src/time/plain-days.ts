import { DAY_MS } from './durations.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns what `dayOf` of wall-clock.ts tells, without Temporal, which weighs more than a whole screen of a phone. */
export function dayIn(instant: Date, zone: string): string {
  const known = formatters.get(zone);
  // Sweden writes days as the contract does.
  const formatter =
    known ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone });
  if (!known) formatters.set(zone, formatter);
  return formatter.format(instant);
}

/** Returns a day so many days after another, before it where the number is negative. */
export function dayPlus(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the days from one to another, both included. */
export function daysFrom(first: string, last: string): readonly string[] {
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, count) }, (_none, index) => dayPlus(first, index));
}
