import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { formatDay, formatLongDayTime, formatTime } from '@zampa/i18n/format/dates';
import type { Language } from '@zampa/domain/people/languages';
import { deviceZone } from '@zampa/i18n/format/zones';

/** Formats an instant in a time zone as `Tuesday 24 November, 10:45`. */
export function whenText(instant: string, zone: string, language: Language): string {
  return formatLongDayTime(new Date(instant), zone, language);
}

/** Formats a future instant in a time zone as `10:45` if it is today, otherwise with its day. */
export function untilText(instant: string, now: Date, zone: string, language: Language): string {
  const at = new Date(instant);
  return formatDay(at, zone) === formatDay(now, zone)
    ? formatTime(at, zone)
    : whenText(instant, zone, language);
}

/** Formats start and end as `10:45–11:15`; null if there is no time yet. */
export function spanText(
  { start, end }: Pick<CalendarEvent['payload']['event'], 'start' | 'end'>,
  zone: string,
): string | null {
  if (!start) return null;
  const from = formatTime(new Date(start), zone);
  return end ? `${from}–${formatTime(new Date(end), zone)}` : from;
}

/** Returns whether the device's local time differs from the clinic's at an instant. */
export function isOtherLocalTime(instant: Date, zone: string): boolean {
  const here = deviceZone();
  return here !== zone && formatTime(instant, here) !== formatTime(instant, zone);
}
