import { DAY_MS } from '@zampa/domain/time/durations';
import type { Language } from '@zampa/domain/people/languages';
import { dateFormatter } from './date-formatter.ts';

/**
 * Formats instants in the time zone of a facility, or else of the device. Figures use the Italian order in both
 * languages; names of days and months are translated.
 */
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it-IT' };

const figures = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** Returns `20/11/2026`. Also the key by which a thread is grouped into days. */
export function formatDay(instant: Date, zone: string): string {
  return dateFormatter('day', 'it-IT', zone, figures).format(instant);
}

/** Returns `09:04`, in 24-hour format. */
export function formatTime(instant: Date, zone: string): string {
  return dateFormatter('time', 'it-IT', zone, { hour: '2-digit', minute: '2-digit' }).format(
    instant,
  );
}

/** Returns `20/11/2026, 09:04`. */
export function formatDayTime(instant: Date, zone: string): string {
  return `${formatDay(instant, zone)}, ${formatTime(instant, zone)}`;
}

/** Returns `Friday 20 November` or `venerdì 20 novembre`. */
export function formatLongDay(instant: Date, zone: string, language: Language): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const parts = dateFormatter('long', locales[language], zone, options).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value;
  return [part('weekday'), part('day'), part('month')].join(' ');
}

/** Returns `Tuesday 24 November, 10:45` in a time zone. */
export function formatLongDayTime(instant: Date, zone: string, language: Language): string {
  return `${formatLongDay(instant, zone, language)}, ${formatTime(instant, zone)}`;
}

/** Returns `Friday 20 November`, with the year if it is not the current one: `Friday 20 November 2020`. */
export function formatDatedDay(instant: Date, now: Date, zone: string, language: Language): string {
  const day = formatLongDay(instant, zone, language);
  const year = formatDay(instant, zone).slice(-4);
  return year === formatDay(now, zone).slice(-4) ? day : `${day} ${year}`;
}

/** Returns the month of a calendar day (`2026-11-20`) as a heading: `November 2026`, `Novembre 2026`. */
export function formatMonth(day: string, language: Language): string {
  const month = dateFormatter('month', locales[language], 'UTC', {
    month: 'long',
    year: 'numeric',
  });
  const text = month.format(new Date(`${day}T00:00:00Z`));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a calendar date such as a birth date (`2021-03-12`) as `12/03/2021`, independent of time zones. */
export function formatCalendarDay(day: string): string {
  return day.split('-').toReversed().join('/');
}

/** Returns a calendar date with the month in words, so that day and month cannot be confused: `12 March 2021` or `12 marzo 2021`. */
export function formatCalendarDayInWords(day: string, language: Language): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const midnight = new Date(`${day}T00:00:00Z`);
  return dateFormatter('day-in-words', locales[language], 'UTC', options).format(midnight);
}

/**
 * Returns the short time shown in list rows: the time of day for today, the weekday for the last six days, otherwise
 * the date, with its year if it is not the current one.
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
