import type { Language } from '@zampa/domain/people/languages';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the name of a day of the week; Monday is 1. */
export function weekdayName(
  weekday: number,
  language: Language,
  form: 'long' | 'short' = 'long',
): string {
  // The first of January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, weekday));
  return formatter(language, form).format(day);
}

/** Made once: a week of many people's diaries names a day for each of them. */
function formatter(language: Language, weekday: 'long' | 'short'): Intl.DateTimeFormat {
  const key = `${language} ${weekday}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  formatters.set(key, made);
  return made;
}
