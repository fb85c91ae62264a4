/** Languages of the product; the first is the fallback. */
export const languages = ['en', 'it'] as const;
export type Language = (typeof languages)[number];

/** Checks whether a value is a supported language. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * Returns the initial language: the one stored on this device, otherwise the first supported one of the browser,
 * otherwise English.
 *
 * @param preferred the browser's languages by preference (`navigator.languages`); regions are ignored
 */
export function chooseLanguage(stored: string | null, preferred: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}
