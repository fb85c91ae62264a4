import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Normalizes a phone number for comparison: in international format, or only its digits if it cannot be parsed. */
export function normalizePhone(typed: string, country: string | null): string {
  return parsePhone(typed, country)?.number ?? typed.replaceAll(/\D/g, '');
}

/** Returns a phone number in international format; null if its length is not possible. */
export function toInternationalPhone(typed: string, country: string | null): string | null {
  const parsed = parsePhone(typed, country);
  return parsed?.isPossible() ? parsed.number : null;
}

/** Returns the country that a phone number belongs to; null if its length is not possible. */
export function countryOfPhone(typed: string, country: string | null): string | null {
  const parsed = parsePhone(typed, country);
  if (!parsed?.isPossible()) return null;
  return parsed.country ?? parsed.getPossibleCountries()[0] ?? null;
}

/** Returns whether the text can only be a phone number. */
export const isPhoneLike = (typed: string): boolean => /^[+\d\s()./-]+$/.test(typed);

/**
 * Returns the national digits of a phone number, which match with and without the country code; null for other text
 * or fewer than three digits.
 */
export function nationalDigits(typed: string, country: string | null): string | null {
  if (!isPhoneLike(typed)) return null;
  const national = parsePhone(typed, country)?.nationalNumber;
  const digits = national ?? typed.replaceAll(/\D/g, '');
  return digits.length >= 3 ? digits : null;
}

function parsePhone(typed: string, country: string | null) {
  const home = country && isSupportedCountry(country) ? country : 'IT';
  return parsePhoneNumberFromString(typed, home);
}
