import type { Language } from '../people/languages.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it-IT' };

/**
 * Returns the generic name of a time zone, the same in summer and winter: `Central European Time`. UTC is not
 * translated.
 */
export function zoneName(zone: string, language: Language, now: Date): string {
  if (zone === 'UTC') return zone;
  const named = new Intl.DateTimeFormat(locales[language], {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  });
  return named.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
