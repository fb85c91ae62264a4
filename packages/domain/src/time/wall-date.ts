import { DAY_MS, SECOND_MS } from './durations.ts';

/** Building a formatter costs a hundred times what using it does. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the wall date of an instant: a `Date` whose UTC fields are what the clocks of a facility show. Calendars draw
 * and reckon with wall dates, so that neither the device's zone nor a change of the clocks moves anything; instants
 * stay at the edges.
 */
export function wallDate(instant: string | Date, zone: string): Date {
  const shown = formatterOf(zone).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(shown.find((found) => found.type === type)?.value);
  return new Date(
    Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    ),
  );
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

/** Returns how far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export function zoneOffset(instant: Date, zone: string): number {
  const seconds = Math.floor(instant.getTime() / SECOND_MS) * SECOND_MS;
  return wallDate(instant, zone).getTime() - seconds;
}

const offsetAt = (ms: number, zone: string) => zoneOffset(new Date(ms), zone);

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
