/** VAT number: its country (ISO 3166-1 alpha-2), and the number without spaces or prefix. */
export type VatNumber = { readonly country: string; readonly number: string };

/** Prefix of a country's VAT numbers, if it is not the country code. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL' };

/**
 * Parses a typed VAT number, with or without its country prefix; null if it is invalid.
 *
 * Italian numbers are verified by their check digit, others by the general format: 4 to 15 letters and digits.
 */
export function parseVatNumber(typed: string, country: string): VatNumber | null {
  const written = typed.replaceAll(/[\s.-]/g, '').toUpperCase();
  const prefix = prefixes[country] ?? country;
  const number = written.startsWith(prefix) ? written.slice(prefix.length) : written;
  const valid = country === 'IT' ? isPartitaIva(number) : /^(?=.*\d)[A-Z0-9]{4,15}$/.test(number);
  return valid ? { country, number } : null;
}

/**
 * Returns whether a number is a valid Italian VAT number: eleven digits with a valid check digit (Luhn), not all
 * zeros.
 */
export function isPartitaIva(number: string): boolean {
  if (!/^\d{11}$/.test(number) || number === '00000000000') return false;
  const sum = [...number].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const ODD_VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  [
    1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
  ].map((value, index) => [String.fromCharCode(65 + index), value]),
);

/** Converts a digit of a codice fiscale to the letter at its place in the alphabet; letters stay. */
const toLetter = (sign: string) =>
  /\d/.test(sign) ? String.fromCharCode(65 + Number(sign)) : sign;

/**
 * Returns whether a text is the tax code of an Italian person (16 characters with a check character) or company
 * (eleven digits).
 */
export function isCodiceFiscale(typed: string): boolean {
  const code = typed.replaceAll(/\s/g, '').toUpperCase();
  if (isPartitaIva(code)) return true;
  // Digits may be replaced by letters if two people would have the same code.
  if (!/^[A-Z]{6}[\dLMNP-V]{2}[ABCDEHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/.test(code))
    return false;
  const sum = Array.from(code.slice(0, 15)).reduce((total, sign, index) => {
    const letter = toLetter(sign);
    return total + (index % 2 === 0 ? (ODD_VALUES[letter] ?? 0) : letter.charCodeAt(0) - 65);
  }, 0);
  return code.endsWith(String.fromCharCode(65 + (sum % 26)));
}

/** Returns the tax data that a facility still lacks; only Italian facilities need any. */
export function missingTaxData(data: {
  readonly country: string | null;
  readonly fiscalCode: string | null;
  readonly pec: string | null;
  readonly sdi: string | null;
}): readonly ('fiscalCode' | 'PEC' | 'SDI')[] {
  if (data.country !== 'IT') return [];
  return [
    ...(data.fiscalCode ? [] : ['fiscalCode' as const]),
    ...(data.pec || data.sdi ? [] : ['PEC' as const, 'SDI' as const]),
  ];
}
