import type { Language } from '@zampa/domain/people/languages';
import { dateFormatter } from './date-formatter.ts';

/** Returns the name of a weekday; 1 is Monday. */
export function weekdayName(
  weekday: number,
  language: Language,
  form: 'long' | 'short' = 'long',
): string {
  // 1 January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, weekday));
  return dateFormatter(`${form} name`, language, 'UTC', { weekday: form }).format(day);
}
