import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zampa/domain/time/durations';
import { dayIn } from '@zampa/domain/time/plain-days';
import type { Language } from '@zampa/domain/people/languages';

const formatters = new Map<Language, Intl.RelativeTimeFormat>();

function formatter(language: Language) {
  const cached = formatters.get(language);
  if (cached) return cached;
  const created = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'long' });
  formatters.set(language, created);
  return created;
}

/**
 * Formats the distance from now: `now` under a minute, minutes under an hour, hours on the same day, otherwise
 * calendar days.
 *
 * @param zone the time zone that determines the days
 */
export function formatRelative(instant: Date, now: Date, language: Language, zone: string): string {
  const words = formatter(language);
  const distance = instant.getTime() - now.getTime();
  if (Math.abs(distance) < MINUTE_MS) return words.format(0, 'second');
  if (Math.abs(distance) < HOUR_MS) return words.format(Math.trunc(distance / MINUTE_MS), 'minute');
  const days = (Date.parse(dayIn(instant, zone)) - Date.parse(dayIn(now, zone))) / DAY_MS;
  return days === 0
    ? words.format(Math.trunc(distance / HOUR_MS), 'hour')
    : words.format(days, 'day');
}
