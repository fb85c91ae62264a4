import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns a phone number as it is compared: with its country, however it was typed; its digits where no country fits.
 */
export function comparablePhone(typed: string, country: string | null): string {
  return parse(typed, country)?.number ?? typed.replaceAll(/\D/g, '');
}

/** Returns a phone number as it is dialled from everywhere; null for what is too short or too long to be one. */
export function dialledPhone(typed: string, country: string | null): string | null {
  const parsed = parse(typed, country);
  return parsed?.isPossible() ? parsed.number : null;
}

/** Tells whether what was typed can be nothing but a number. */
export const isNumber = (typed: string): boolean => /^[+\d\s()./-]+$/.test(typed);

/** Returns the digits that a number has in common with itself typed without its country; null for what is no number. */
export function nationalDigits(typed: string, country: string | null): string | null {
  if (!isNumber(typed)) return null;
  const national = parse(typed, country)?.nationalNumber;
  const digits = national ?? typed.replaceAll(/\D/g, '');
  return digits.length >= 3 ? digits : null;
}

function parse(typed: string, country: string | null) {
  const home = country && isSupportedCountry(country) ? country : 'IT';
  return parsePhoneNumberFromString(typed, home);
}
