import { DAY_MS, MINUTE_MS, SECOND_MS } from './durations.ts';

/** Cache: creating a formatter costs a hundred times as much as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the wall date of an instant: a `Date` whose UTC fields are the facility's local time. Calendars draw and
 * compute with wall dates, so that neither the device's zone nor a DST change shifts anything; instants are only used
 * at the boundaries.
 */
export function wallDate(instant: string | Date, zone: string): Date {
  const at = toWholeSeconds(new Date(instant));
  return new Date(at + offsetAt(at, zone));
}

/**
 * Returns the instant of a wall date in a zone: the first if it occurs twice; a skipped time moves forward by the
 * length of the gap.
 */
export function instantOf(wall: Date, zone: string): Date {
  const at = wall.getTime();
  // There is at most one DST change in two days, so the offset is the one before or the one after.
  const before = at - offsetAt(at - DAY_MS, zone);
  const after = at - offsetAt(at + DAY_MS, zone);
  const shown = [before, after].filter((ms) => ms + offsetAt(ms, zone) === at);
  return new Date(shown.length > 0 ? Math.min(...shown) : before);
}

/** Returns whether a wall date exists in a zone, that is, is not skipped by a DST change. */
export const isExistingTime = (wall: Date, zone: string): boolean =>
  wallDate(instantOf(wall, zone), zone).getTime() === wall.getTime();

/** Returns a zone's offset from UTC at an instant, in milliseconds; positive to the east. */
export const zoneOffset = (instant: Date, zone: string): number =>
  offsetAt(toWholeSeconds(instant), zone);

const toWholeSeconds = (instant: Date) => Math.floor(instant.getTime() / SECOND_MS) * SECOND_MS;

/** Since 1975 offsets only change on quarter hours, so one lookup covers each quarter. */
const ON_QUARTERS_SINCE = Date.UTC(1975, 0);
const QUARTER_MS = 15 * MINUTE_MS;
/** Cache size, in quarter hours: about a month; far more than any screen shows. */
const MAX_CACHED = 3000;

/** Cache of offsets: a screen requests the same ones hundreds of times. */
const offsets = new Map<string, number>();

function offsetAt(ms: number, zone: string): number {
  const since = ms < ON_QUARTERS_SINCE ? ms : ms - (ms % QUARTER_MS);
  const name = `${zone} ${since}`;
  const offset = offsets.get(name) ?? readOffset(since, zone);
  if (offsets.size >= MAX_CACHED) offsets.clear();
  offsets.set(name, offset);
  return offset;
}

function readOffset(ms: number, zone: string): number {
  const shown = formatterOf(zone).formatToParts(new Date(ms));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(shown.find((found) => found.type === type)?.value);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - ms;
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  const cached = formatters.get(zone);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(zone, created);
  return created;
}
