import { TIME_ZONES, type TimeZone } from '@zampa/domain/facilities/time-zones';
import { MINUTE_MS } from '@zampa/domain/time/durations';
import { zoneOffset } from '@zampa/domain/time/wall-date';
import type { Language } from '@zampa/domain/people/languages';
import { formatZone } from '@zampa/i18n/format/zone-text';

export type TimeZoneChoice = { readonly value: TimeZone; readonly label: string };

/** Returns the time zones as options with their UTC offset at `now`, from west to east. */
export function timeZoneChoices(now: Date, language: Language): readonly TimeZoneChoice[] {
  return TIME_ZONES.map((value) => ({ value, minutes: offsetMinutes(value, now) }))
    .toSorted((a, b) => a.minutes - b.minutes)
    .map(({ value, minutes }) => ({
      value,
      label: `${formatZone(value, language, now)} (${offsetText(minutes)})`,
    }));
}

/**
 * Returns the initially selected zone: the browser's zone if it is on the list, else the one with the closest offsets
 * in January and July, else UTC.
 */
export function initialTimeZone(browserZone: string, now: Date): TimeZone {
  const listedZone = TIME_ZONES.find((zone) => zone === browserZone);
  if (listedZone || !isZone(browserZone)) return listedZone ?? 'UTC';
  const seasons = [0, 6].map((month) => new Date(Date.UTC(now.getUTCFullYear(), month, 15)));
  const offsetDifference = (zone: TimeZone) =>
    seasons
      .map((day) => Math.abs(offsetMinutes(zone, day) - offsetMinutes(browserZone, day)))
      .reduce((sum, minutes) => sum + minutes, 0);
  return TIME_ZONES.reduce((best, zone) =>
    offsetDifference(zone) < offsetDifference(best) ? zone : best,
  );
}

const offsetMinutes = (zone: string, instant: Date) => zoneOffset(instant, zone) / MINUTE_MS;

function offsetText(minutes: number): string {
  const ahead = Math.abs(minutes);
  const clock = [Math.floor(ahead / 60), ahead % 60].map((part) => String(part).padStart(2, '0'));
  return `UTC${minutes < 0 ? '−' : '+'}${clock.join(':')}`;
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
