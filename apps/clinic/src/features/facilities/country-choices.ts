import { COUNTRIES } from '@zampa/domain/facilities/countries';
import type { Language } from '@zampa/domain/people/languages';

/** Returns the countries as options, named and sorted in `language`. */
export function countryChoices(language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((a, b) =>
    a.label.localeCompare(b.label, language),
  );
}
