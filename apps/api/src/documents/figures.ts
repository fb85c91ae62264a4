const LOCALES = { en: 'en-US', it: 'it-IT' } as const;

/** Formats an amount in minor units for a language: 2500 is `€25.00` in English and `25,00 €` in Italian. */
export const moneyText = (amount: number, currency: 'EUR' | 'USD', language: 'en' | 'it'): string =>
  new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
    // Shows negative zero without a sign.
    signDisplay: 'negative',
  }).format(amount / 100);

/** Formats the date of an instant in a facility's time zone: `20/11/2026` in both languages. */
export const dayText = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('it-IT', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(instant);
