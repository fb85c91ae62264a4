/** The languages Zampa speaks. English is the one it falls back to. */
export const languages = ['en', 'it'] as const;
export type Language = (typeof languages)[number];

/** Tells whether the product speaks it. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * Returns the language to start in: what the person chose on this device, else the first of the browser's that we
 * speak, else English.
 *
 * @param preferred the browser's list, most wanted first (`navigator.languages`); regions do not matter
 */
export function chooseLanguage(stored: string | null, preferred: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}
