import { TIME_ZONES, type TimeZone } from '@zampa/domain/facilities/time-zones';
import { MINUTE_MS } from '@zampa/domain/time/durations';
import { zoneOffset } from '@zampa/domain/time/wall-date';
import type { Language } from '@zampa/domain/people/languages';
import { zoneText } from '@zampa/i18n/format/zone-text';

export type TimeZoneChoice = { readonly value: TimeZone; readonly label: string };

/** Returns the zones to choose from with what their clocks are ahead of UTC at `now`, from west to east. */
export function timeZoneChoices(now: Date, language: Language): readonly TimeZoneChoice[] {
  return TIME_ZONES.map((value) => ({ value, minutes: offsetMinutes(value, now) }))
    .toSorted((a, b) => a.minutes - b.minutes)
    .map(({ value, minutes }) => ({
      value,
      label: `${zoneText(value, language, now)} (${offsetText(minutes)})`,
    }));
}

/**
 * Returns the zone to offer first: the browser's own when we have it, else the one whose clocks are nearest to it in
 * winter and summer, else UTC.
 */
export function presetTimeZone(wanted: string, now: Date): TimeZone {
  const own = TIME_ZONES.find((zone) => zone === wanted);
  if (own || !isZone(wanted)) return own ?? 'UTC';
  const seasons = [0, 6].map((month) => new Date(Date.UTC(now.getUTCFullYear(), month, 15)));
  const apart = (zone: TimeZone) =>
    seasons
      .map((day) => Math.abs(offsetMinutes(zone, day) - offsetMinutes(wanted, day)))
      .reduce((sum, minutes) => sum + minutes, 0);
  return TIME_ZONES.reduce((best, zone) => (apart(zone) < apart(best) ? zone : best));
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
