import type { Currency } from '@zampa/i18n/format/money';

/** Returns the currency as one of the two that facilities use; default EUR. */
export const currencyOf = (currency: string): Currency => (currency === 'USD' ? 'USD' : 'EUR');
