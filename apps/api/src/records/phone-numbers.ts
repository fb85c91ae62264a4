import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number as it is compared: with its country, however it was typed; its digits where no country fits. */
export function comparablePhone(typed: string, country: string | null): string {
  const home = country && isSupportedCountry(country) ? country : 'IT';
  return parsePhoneNumberFromString(typed, home)?.number ?? typed.replaceAll(/\D/g, '');
}

/** The digits that a number has in common with itself typed without its country; null for what is no number. */
export function nationalDigits(typed: string, country: string | null): string | null {
  if (!/^[+\d\s()./-]+$/.test(typed)) return null;
  const home = country && isSupportedCountry(country) ? country : 'IT';
  const national = parsePhoneNumberFromString(typed, home)?.nationalNumber;
  const digits = national ?? typed.replaceAll(/\D/g, '');
  return digits.length >= 3 ? digits : null;
}
