import { TIME_ZONES, type TimeZone } from '@zampa/domain/facilities/time-zones';

export type TimeZoneChoice = { readonly value: TimeZone; readonly label: string };

/** The zones to choose from with what their clocks are ahead of UTC at `now`, from west to east. */
export function timeZoneChoices(now: Date): readonly TimeZoneChoice[] {
  return TIME_ZONES.map((value) => ({ value, minutes: offsetMinutes(value, now) }))
    .toSorted((a, b) => a.minutes - b.minutes)
    .map(({ value, minutes }) => ({ value, label: `${cityOf(value)} (${offsetText(minutes)})` }));
}

/** The zone of this device's clock. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The zone to offer first: the browser's own when we have it, else the one whose clocks are nearest to it
 * in winter and summer, else UTC.
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

/** `Rome`, `New York`, `Buenos Aires`: the last part of a zone's name. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** How far the clocks of a zone are ahead of UTC at an instant. */
function offsetMinutes(zone: string, instant: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const name =
    parts.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

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
