import type { Currency } from '@zampa/i18n/format/money';

/** A facility keeps its accounts in one of the two currencies. */
export const currencyOf = (currency: string): Currency => (currency === 'USD' ? 'USD' : 'EUR');
