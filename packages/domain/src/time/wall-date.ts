import { DAY_MS, MINUTE_MS, SECOND_MS } from './durations.ts';

/** Building a formatter costs a hundred times what using it does. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the wall date of an instant: a `Date` whose UTC fields are what the clocks of a facility show. Calendars draw
 * and reckon with wall dates, so that neither the device's zone nor a change of the clocks moves anything; instants
 * stay at the edges.
 */
export function wallDate(instant: string | Date, zone: string): Date {
  const at = wholeSeconds(new Date(instant));
  return new Date(at + offsetAt(at, zone));
}

/**
 * Returns when the clocks of a zone show this: the first time if twice; where they leap over it, as much later as they
 * leap.
 */
export function instantOf(wall: Date, zone: string): Date {
  const at = wall.getTime();
  // The clocks change at most once in two days, so its offset is the one before or the one after.
  const before = at - offsetAt(at - DAY_MS, zone);
  const after = at - offsetAt(at + DAY_MS, zone);
  const shown = [before, after].filter((ms) => ms + offsetAt(ms, zone) === at);
  return new Date(shown.length > 0 ? Math.min(...shown) : before);
}

/** Returns whether the clocks of a zone ever show this: where they leap over it, they do not. */
export const isEverShown = (wall: Date, zone: string): boolean =>
  wallDate(instantOf(wall, zone), zone).getTime() === wall.getTime();

/** Returns how far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export const zoneOffset = (instant: Date, zone: string): number =>
  offsetAt(wholeSeconds(instant), zone);

const wholeSeconds = (instant: Date) => Math.floor(instant.getTime() / SECOND_MS) * SECOND_MS;

/** Since then clocks change on a quarter of an hour, wherever they are: one offset holds for all of it. */
const ON_QUARTERS_SINCE = Date.UTC(1975, 0);
const QUARTER_MS = 15 * MINUTE_MS;
/** Some four weeks in every quarter; far more than any screen shows. */
const MOST_KEPT = 3000;

/** The offsets that were read: a screen asks for the same ones hundreds of times. */
const offsets = new Map<string, number>();

function offsetAt(ms: number, zone: string): number {
  const since = ms < ON_QUARTERS_SINCE ? ms : ms - (ms % QUARTER_MS);
  const name = `${zone} ${since}`;
  const offset = offsets.get(name) ?? readOffset(since, zone);
  if (offsets.size >= MOST_KEPT) offsets.clear();
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
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}
