const LOCALES = { en: 'en-US', it: 'it-IT' } as const;

/** Writes an amount of minor units as its reader does: 2500 is `€25.00` in English and `25,00 €` in Italian. */
export const moneyText = (amount: number, currency: 'EUR' | 'USD', language: 'en' | 'it'): string =>
  new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
    // Nothing that went back is no less than nothing.
    signDisplay: 'negative',
  }).format(amount / 100);

/** Writes the day of an instant, `20/11/2026` in both languages, on the clock of a facility. */
export const dayText = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('it-IT', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(instant);
