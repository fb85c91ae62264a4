import type { Language } from '@zampa/domain/people/languages';

export type Currency = 'EUR' | 'USD';

const formatterIn = (locale: string, currency: Currency) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
  });

/** Whatever the currency, its sign and separators stand as the reader's language has them. */
const formatters: Readonly<Record<Language, Readonly<Record<Currency, Intl.NumberFormat>>>> = {
  en: { EUR: formatterIn('en-US', 'EUR'), USD: formatterIn('en-US', 'USD') },
  it: { EUR: formatterIn('it-IT', 'EUR'), USD: formatterIn('it-IT', 'USD') },
};

/** Writes an amount of integer minor units: 2500 is `€25.00` in English and `25,00 €` in Italian. */
export function formatMoney(amount: number, currency: Currency, language: Language): string {
  return formatters[language][currency].format(amount / 100);
}

const decimals: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, useGrouping: false }),
  it: new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, useGrouping: false }),
};

/** Returns an amount as its reader would type it: 2550 is `25.50` in English and `25,50` in Italian. */
export function amountText(amount: number, language: Language): string {
  return decimals[language].format(amount / 100);
}

/**
 * Reads a typed amount in minor units, null when it is none. A separator before one or two last digits is the decimal
 * one, so that both `25.50` and `25,50` are understood, whoever types them.
 */
export function readAmount(typed: string): number | null {
  const written = typed.replaceAll(/[\s€$]/g, '');
  const [, whole, cents = ''] =
    /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  if (whole === undefined) return null;
  return Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}
