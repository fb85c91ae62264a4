import { Temporal } from 'temporal-polyfill';
import { DAY_MINUTES, MINUTE_MS } from './durations.ts';

/** One calendar day on a zone's clock. Instants are whole minutes since 1970 UTC. */
export type DayClock = {
  /** Monday is 1. */
  readonly weekday: number;
  /** Instant at which the clock shows this minute after midnight, the first if it does so twice; null if skipped. */
  showing(minute: number): number | null;
  /** Instant from which the clock shows this minute or a later one: that of `showing`, or the DST jump if skipped. */
  reaching(minute: number): number;
};

/** Cache: a day's clock never changes, and time zone lookups cost more than all computations with it. */
const clocks = new Map<string, DayClock>();
const MOST_CLOCKS = 5000;

/**
 * Returns the clock of a day, cached. A day without a DST change costs two conversions in total.
 *
 * @param day `YYYY-MM-DD`
 */
export function dayClock(day: string, zone: string): DayClock {
  const key = `${day} ${zone}`;
  const cached = clocks.get(key);
  if (cached) return cached;
  if (clocks.size >= MOST_CLOCKS) clocks.clear();
  const clock = newDayClock(day, zone);
  clocks.set(key, clock);
  return clock;
}

function newDayClock(day: string, zone: string): DayClock {
  const date = Temporal.PlainDate.from(day);
  const start = minuteOf(date.toZonedDateTime(zone));
  const end = minuteOf(date.add({ days: 1 }).toZonedDateTime(zone));
  const weekday = date.dayOfWeek;
  if (end - start === DAY_MINUTES) {
    const linear = (minute: number) => start + minute;
    return { weekday, showing: linear, reaching: linear };
  }
  const at = (minute: number) =>
    date
      .toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 })
      .toZonedDateTime(zone, { disambiguation: 'earlier' });
  const shownAt = new Map<number, number | null>();
  const showing = (minute: number) => {
    if (minute >= DAY_MINUTES) return end;
    const cached = shownAt.get(minute);
    if (cached !== undefined) return cached;
    const found = at(minute);
    const shown = found.hour * 60 + found.minute === minute ? minuteOf(found) : null;
    shownAt.set(minute, shown);
    return shown;
  };
  return {
    weekday,
    showing,
    reaching(minute) {
      const shown = showing(minute);
      if (shown !== null) return shown;
      const leap = at(minute).getTimeZoneTransition('next');
      return leap ? minuteOf(leap) : end;
    },
  };
}

/** Returns all days of a range, both ends inclusive. */
export function daysBetween(from: string, to: string): readonly string[] {
  const first = Temporal.PlainDate.from(from);
  const count = first.until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;
  return Array.from({ length: Math.max(0, count + 1) }, (_none, index) =>
    first.add({ days: index }).toString(),
  );
}

/** Returns the day a number of days later. */
export function dayAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Returns the calendar day of an instant in a zone. */
export function dayOf(instant: Date, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
}

const minuteOf = ({ epochMilliseconds }: Temporal.ZonedDateTime) =>
  Math.floor(epochMilliseconds / MINUTE_MS);
