import type { Currency } from '@zampa/i18n/format/money';

/** Returns the one of the two currencies in which a facility keeps its accounts. */
export const currencyOf = (currency: string): Currency => (currency === 'USD' ? 'USD' : 'EUR');
