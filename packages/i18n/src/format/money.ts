import type { Language } from '@zampa/domain/people/languages';

export type Currency = 'EUR' | 'USD';

const createFormatter = (locale: string, currency: Currency) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
  });

/** Sign and separators follow the reader's language, whatever the currency. */
const locales: Readonly<Record<Language, string>> = { en: 'en-US', it: 'it-IT' };

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Created on first use, because creating a formatter is slow compared with everything else at the start of a screen.
 */
function formatter(language: Language, currency: Currency): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const format = formatters.get(key) ?? createFormatter(locales[language], currency);
  formatters.set(key, format);
  return format;
}

/** Formats an amount in minor units: 2500 is `€25.00` in English and `25,00 €` in Italian. */
export function formatMoney(amount: number, currency: Currency, language: Language): string {
  return formatter(language, currency).format(amount / 100);
}

const decimalPoint: Readonly<Record<Language, string>> = { en: '.', it: ',' };

/** Formats an amount for a text field: 2550 is `25.50` in English and `25,50` in Italian. */
export function formatAmountInput(amount: number, language: Language): string {
  return (amount / 100).toFixed(2).replace('.', decimalPoint[language]);
}

/** Digits with one kind of grouping separator or none, then optionally a separator and one or two decimals. */
const AMOUNT = /^(\d+|\d{1,3}([.,])\d{3}(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/;

/**
 * Parses a typed amount into minor units; null if it is not an amount. A separator before the last one or two digits
 * is the decimal separator, so both `25.50` and `25,50` are accepted in both languages. Three digits after the
 * decimal separator of the reader's language are refused: `12.345` in English, `12,345` in Italian.
 */
export function parseAmount(typed: string, language: Language): number | null {
  const digitsTyped = typed.replaceAll(/[\s€$]/g, '');
  const [, whole, grouping, point, cents = ''] = AMOUNT.exec(digitsTyped) ?? [];
  if (whole === undefined || (grouping !== undefined && grouping === point)) return null;
  const digits = whole.split(/[.,]/);
  const isDecimal = grouping === decimalPoint[language] && digits.length === 2 && !point;
  return isDecimal ? null : Number(digits.join('')) * 100 + Number(cents.padEnd(2, '0'));
}
