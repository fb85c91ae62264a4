import type { Language } from '@zampa/domain/people/languages';

/** Formats a weight: in grams below one kilogram, otherwise in kilograms. */
export function formatWeight(grams: number, language: Language): string {
  const small = grams < 1000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: small ? 'gram' : 'kilogram',
    maximumFractionDigits: grams < 10_000 ? 2 : 1,
  }).format(small ? grams : grams / 1000);
}
