import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { formatDay, formatLongDayTime, formatTime } from '@zampa/i18n/format/dates';
import type { Language } from '@zampa/domain/people/languages';
import { deviceZone } from '@zampa/i18n/format/zones';

/** Returns an instant as `Tuesday 24 November, 10:45`, by the clocks of a zone. */
export function whenText(instant: string, zone: string, language: Language): string {
  return formatLongDayTime(new Date(instant), zone, language);
}

/** Returns an instant to come as `10:45` where that is today, else with its day, by the clocks of a zone. */
export function untilText(instant: string, now: Date, zone: string, language: Language): string {
  const at = new Date(instant);
  return formatDay(at, zone) === formatDay(now, zone)
    ? formatTime(at, zone)
    : whenText(instant, zone, language);
}

/** Returns the span of time, as `10:45–11:15`; null where there is no time yet. */
export function spanText(
  { start, end }: Pick<CalendarEvent['payload']['event'], 'start' | 'end'>,
  zone: string,
): string | null {
  if (!start) return null;
  const from = formatTime(new Date(start), zone);
  return end ? `${from}–${formatTime(new Date(end), zone)}` : from;
}

/** Returns whether this device's clocks show something else than the clinic's at that moment. */
export function isElsewhere(instant: Date, zone: string): boolean {
  const here = deviceZone();
  return here !== zone && formatTime(instant, here) !== formatTime(instant, zone);
}
