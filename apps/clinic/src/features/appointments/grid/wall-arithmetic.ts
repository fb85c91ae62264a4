import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zampa/domain/time/durations';

/* Arithmetic with wall dates: local times stored in UTC fields, so that every day has 24 hours. */

/** The units that react-big-calendar uses; milliseconds by default. */
export type WallUnit = 'milliseconds' | 'minutes' | 'hours' | 'day' | 'week' | 'month';

const LENGTHS: Readonly<Record<Exclude<WallUnit, 'month'>, number>> = {
  milliseconds: 1,
  minutes: MINUTE_MS,
  hours: HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
};
/** January 1, 1970 was a Thursday; weeks start on Monday. */
const MONDAY_MS = -3 * DAY_MS;

const UNITS: Readonly<Record<string, WallUnit>> = {
  milliseconds: 'milliseconds',
  minutes: 'minutes',
  hours: 'hours',
  day: 'day',
  date: 'day',
  week: 'week',
  month: 'month',
};

/**
 * Parses a unit name of react-big-calendar.
 *
 * @throws Error for an unknown unit
 */
export function parseWallUnit(name: string | undefined): WallUnit {
  const unit = name === undefined ? 'milliseconds' : UNITS[name];
  if (!unit) throw new Error(`the calendar does not reckon in ${name}`);
  return unit;
}

export function startOfUnit(date: Date, unit: WallUnit): Date {
  if (unit === 'month') return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));
  const [length, first] = [LENGTHS[unit], unit === 'week' ? MONDAY_MS : 0];
  return new Date(Math.floor((date.getTime() - first) / length) * length + first);
}

/** Adds a number of units. In months, a day that does not exist in the target month becomes its last day. */
export function addUnits(date: Date, count: number, unit: WallUnit): Date {
  if (unit !== 'month') return new Date(date.getTime() + count * LENGTHS[unit]);
  const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1);
  const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 1);
  const sinceFirst = date.getTime() - startOfUnit(date, 'month').getTime();
  const lastDay = next - DAY_MS + (sinceFirst % DAY_MS);
  return new Date(Math.min(month + sinceFirst, lastDay));
}

/** Returns the last millisecond of the unit that contains a date. */
export const endOfUnit = (date: Date, unit: WallUnit): Date =>
  new Date(addUnits(startOfUnit(date, unit), 1, unit).getTime() - 1);

/** Returns the number of whole units between two dates. */
export const unitsBetween = (from: Date, to: Date, unit: Exclude<WallUnit, 'month'>): number =>
  Math.floor((to.getTime() - from.getTime()) / LENGTHS[unit]);

/** Compares the units that contain two dates: negative if the first is earlier. */
export const compareUnits = (one: Date, other: Date, unit: WallUnit): number =>
  startOfUnit(one, unit).getTime() - startOfUnit(other, unit).getTime();

/** Lists the dates from the first to the last in steps of a unit, both included. */
export function datesFrom(first: Date, last: Date, unit: WallUnit): Date[] {
  const dates: Date[] = [];
  for (let date = first; date <= last; date = addUnits(date, 1, unit)) dates.push(date);
  return dates;
}
