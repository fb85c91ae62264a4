import type { Language } from '../people/languages.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it-IT' };

/** Returns what people call the time of a zone, summer and winter alike: `Central European Time`. UTC has no other name. */
export function zoneName(zone: string, language: Language, now: Date): string {
  if (zone === 'UTC') return zone;
  const named = new Intl.DateTimeFormat(locales[language], {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  });
  return named.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
