import { type Currency, formatMoney } from './format/money.ts';
import { useLanguage } from './use-language.ts';

/** Writes amounts of integer minor units for a component, in the language on screen. */
export function useMoney(): (amount: number, currency: Currency) => string {
  const language = useLanguage();
  return (amount, currency) => formatMoney(amount, currency, language);
}
