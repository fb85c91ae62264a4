import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zampa/domain/time/durations';
import { dayIn } from '@zampa/domain/time/plain-days';
import type { Language } from '@zampa/domain/people/languages';

const formatters = new Map<Language, Intl.RelativeTimeFormat>();

function formatter(language: Language) {
  const known = formatters.get(language);
  if (known) return known;
  const made = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'long' });
  formatters.set(language, made);
  return made;
}

/**
 * Tells how far an instant is from now: `now` under a minute, minutes under an hour, hours on the same day, and else the
 * days of the calendar that lie between.
 *
 * @param zone whose days they are
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
