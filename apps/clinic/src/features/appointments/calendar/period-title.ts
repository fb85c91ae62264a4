import { wallAt } from '@zampa/domain/time/wall-day';
import type { Language } from '@zampa/domain/people/languages';
import { formatDatedDay } from '@zampa/i18n/format/dates';
import type { CalendarView, Days } from './visible-days.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it-IT' };

/** Returns what of the calendar is on screen: `Friday 20 November`, `16 – 22 Nov 2026`, `November 2026`. */
export function periodTitle(
  view: CalendarView,
  day: string,
  days: Days,
  today: string,
  language: Language,
): string {
  if (view === 'day') return formatDatedDay(wallAt(day), wallAt(today), 'UTC', language);
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  if (view === 'month')
    return new Intl.DateTimeFormat(locales[language], month).format(wallAt(day));
  const range = { day: 'numeric', ...month, month: 'short' } as const;
  const parts = new Intl.DateTimeFormat(locales[language], range).formatRangeToParts(
    wallAt(days.from),
    wallAt(days.to),
  );
  // Italian ranges over two months come with two digits, a single day does not.
  return parts.map(({ type, value }) => (type === 'day' ? String(Number(value)) : value)).join('');
}
