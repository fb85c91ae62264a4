import type { Language } from '@zampa/domain/people/languages';
import { dateFormatter } from './date-formatter.ts';

/** Returns the name of a day of the week; Monday is 1. */
export function weekdayName(
  weekday: number,
  language: Language,
  form: 'long' | 'short' = 'long',
): string {
  // The first of January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, weekday));
  return dateFormatter(`${form} name`, language, 'UTC', { weekday: form }).format(day);
}
