import { wallAt } from '@zampa/domain/time/wall-day';
import type { Language } from '@zampa/domain/people/languages';
import { formatDatedDay } from '@zampa/i18n/format/dates';
import type { CalendarView, DayRange } from './visible-days.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it-IT' };

/** Returns the title of the visible period: `Friday 20 November`, `16 – 22 Nov 2026`, `November 2026`. */
export function periodTitle(
  view: CalendarView,
  day: string,
  days: DayRange,
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
  // Italian ranges across two months have two-digit days, unlike single dates.
  return parts.map(({ type, value }) => (type === 'day' ? String(Number(value)) : value)).join('');
}
