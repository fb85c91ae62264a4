export type Currency = 'EUR' | 'USD';

/** Each currency in the form of its country, whatever the language of the app. Specification, section 9. */
const formatters: Readonly<Record<Currency, Intl.NumberFormat>> = {
  EUR: new Intl.NumberFormat('it-IT', {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
  }),
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
};

/** @param amount integer minor units: 2500 is `25,00 €` or `$25.00` */
export function formatMoney(amount: number, currency: Currency): string {
  return formatters[currency].format(amount / 100);
}
