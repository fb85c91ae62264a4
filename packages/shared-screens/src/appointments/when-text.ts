import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { formatLongDay, formatTime } from '@zampa/i18n/format/dates';
import type { Language } from '@zampa/i18n/languages';

/** `Tuesday 24 November, 10:45`, by the clocks of a zone. */
export function whenText(instant: string, zone: string, language: Language): string {
  const at = new Date(instant);
  return `${formatLongDay(at, zone, language)}, ${formatTime(at, zone)}`;
}

/** `10:45–11:15`; null where there is no time yet. */
export function spanText(
  { start, end }: Pick<CalendarEvent['payload']['event'], 'start' | 'end'>,
  zone: string,
): string | null {
  if (!start) return null;
  const from = formatTime(new Date(start), zone);
  return end ? `${from}–${formatTime(new Date(end), zone)}` : from;
}

/** Whether this device's clocks show something else than the clinic's at that moment. */
export function isElsewhere(instant: Date, zone: string): boolean {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return here !== zone && formatTime(instant, here) !== formatTime(instant, zone);
}

/** `Europe/Rome` as people say it: `Rome`. */
export const zoneName = (zone: string): string =>
  zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
