import { type Currency, formatMoney } from './format/money.ts';
import { useLanguage } from './use-language.ts';

/** Returns a function that formats amounts in minor units in the current language. */
export function useMoney(): (amount: number, currency: Currency) => string {
  const language = useLanguage();
  return (amount, currency) => formatMoney(amount, currency, language);
}
