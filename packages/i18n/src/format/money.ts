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
const locales: Readonly<Record<Language, string>> = { en: 'en-US', it: 'it-IT' };

const formatters = new Map<string, Intl.NumberFormat>();

/** Made when the first amount is written: a formatter takes longer than all else that a screen does at its start. */
function formatter(language: Language, currency: Currency): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const made = formatters.get(key) ?? formatterIn(locales[language], currency);
  formatters.set(key, made);
  return made;
}

/** Writes an amount of integer minor units: 2500 is `€25.00` in English and `25,00 €` in Italian. */
export function formatMoney(amount: number, currency: Currency, language: Language): string {
  return formatter(language, currency).format(amount / 100);
}

const decimalPoint: Readonly<Record<Language, string>> = { en: '.', it: ',' };

/** Returns an amount as its reader would type it: 2550 is `25.50` in English and `25,50` in Italian. */
export function amountText(amount: number, language: Language): string {
  return (amount / 100).toFixed(2).replace('.', decimalPoint[language]);
}

/** Digits, grouped by one separator or not at all, and one or two more after a separator. */
const AMOUNT = /^(\d+|\d{1,3}([.,])\d{3}(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/;

/**
 * Reads a typed amount in minor units, null when it is none. A separator before one or two last digits is the decimal
 * one, so that both `25.50` and `25,50` are understood, whoever types them. Three digits after what is the decimal
 * separator of the reader's language are more than money has: `12.345` is no amount in English, and `12,345` none in
 * Italian.
 */
export function readAmount(typed: string, language: Language): number | null {
  const written = typed.replaceAll(/[\s€$]/g, '');
  const [, whole, grouping, point, cents = ''] = AMOUNT.exec(written) ?? [];
  if (whole === undefined || (grouping !== undefined && grouping === point)) return null;
  const digits = whole.split(/[.,]/);
  const isDecimal = grouping === decimalPoint[language] && digits.length === 2 && !point;
  return isDecimal ? null : Number(digits.join('')) * 100 + Number(cents.padEnd(2, '0'));
}
