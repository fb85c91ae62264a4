const HOUR_MS = 3_600_000;

/**
 * The instant at which a calendar day begins by the clocks of a zone, as they are then: days of a change to or from
 * summer time have 23 or 25 hours.
 *
 * @param day `YYYY-MM-DD`
 */
export function startOfDay(day: string, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The offset at a guess is that of the day's start, unless the clocks change between the two.
  const guess = midnight - offsetAt(new Date(midnight), zone);
  return new Date(midnight - offsetAt(new Date(guess), zone));
}

/** The last millisecond of a calendar day. */
export function endOfDay(day: string, zone: string): Date {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const next = new Date(noon + 24 * HOUR_MS).toISOString().slice(0, 10);
  return new Date(startOfDay(next, zone).getTime() - 1);
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(instant: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '00';
  const wall = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`;
  return Date.parse(wall) - instant.getTime();
}
