import { DAY_MS } from '@zampa/domain/time/durations';
import type { Language } from '@zampa/domain/people/languages';
import { dateFormatter } from './date-formatter.ts';

/**
 * Instants as people read them, always on the clock of a time zone (a facility's, or the device's for what has no facility).
 * Figures follow the Italian order in both languages; names of days and months are translated.
 */
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it-IT' };

const figures = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** Returns `20/11/2026`: also the key by which a thread is grouped into days. */
export function formatDay(instant: Date, zone: string): string {
  return dateFormatter('day', 'it-IT', zone, figures).format(instant);
}

/** Returns `09:04`, 24 hours. */
export function formatTime(instant: Date, zone: string): string {
  return dateFormatter('time', 'it-IT', zone, { hour: '2-digit', minute: '2-digit' }).format(
    instant,
  );
}

/** Returns `20/11/2026, 09:04` */
export function formatDayTime(instant: Date, zone: string): string {
  return `${formatDay(instant, zone)}, ${formatTime(instant, zone)}`;
}

/** Returns `Friday 20 November`, `venerdì 20 novembre` */
export function formatLongDay(instant: Date, zone: string, language: Language): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const parts = dateFormatter('long', locales[language], zone, options).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value;
  return [part('weekday'), part('day'), part('month')].join(' ');
}

/** Returns an instant as `Tuesday 24 November, 10:45`, by the clocks of a zone. */
export function formatLongDayTime(instant: Date, zone: string, language: Language): string {
  return `${formatLongDay(instant, zone, language)}, ${formatTime(instant, zone)}`;
}

/** Returns `Friday 20 November`, with the year where it is not this one: `Friday 20 November 2020`. */
export function formatDatedDay(instant: Date, now: Date, zone: string, language: Language): string {
  const day = formatLongDay(instant, zone, language);
  const year = formatDay(instant, zone).slice(-4);
  return year === formatDay(now, zone).slice(-4) ? day : `${day} ${year}`;
}

/** Returns a calendar day without a clock (`2021-03-12`, a birth date) as `12/03/2021`; no zone can shift it. */
export function formatCalendarDay(day: string): string {
  return day.split('-').toReversed().join('/');
}

/**
 * Returns the short time at the right of a list's row: the clock for today, the weekday for the last six days, else the
 * day, with its year when that is another one.
 */
export function formatListTime(instant: Date, now: Date, zone: string, language: Language): string {
  const day = formatDay(instant, zone);
  const today = formatDay(now, zone);
  if (day === today) return formatTime(instant, zone);
  const age = now.getTime() - instant.getTime();
  if (age > 0 && age < 6 * DAY_MS)
    return dateFormatter('weekday', locales[language], zone, { weekday: 'short' }).format(instant);
  return day.slice(-4) === today.slice(-4) ? day.slice(0, 5) : day;
}
