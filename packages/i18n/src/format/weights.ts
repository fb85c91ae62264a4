import type { Language } from '@zampa/domain/people/languages';

/** Returns a weight as people say it: grams below a kilogram, kilograms from there on. */
export function formatWeight(grams: number, language: Language): string {
  const small = grams < 1000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: small ? 'gram' : 'kilogram',
    maximumFractionDigits: grams < 10_000 ? 2 : 1,
  }).format(small ? grams : grams / 1000);
}
