import { expect, it } from 'vitest';
import { dayText, moneyText } from './figures.ts';

it.each([
  { amount: 123450, currency: 'EUR', language: 'en', text: '€1,234.50' },
  { amount: 123450, currency: 'EUR', language: 'it', text: '1.234,50 €' },
  { amount: -0, currency: 'EUR', language: 'it', text: '0,00 €' },
  { amount: -500, currency: 'USD', language: 'en', text: '-$5.00' },
] as const)('moneyText formats $text', ({ amount, currency, language, text }) => {
  expect(moneyText(amount, currency, language).replaceAll(/\s/g, ' ')).toBe(text);
});

it("dayText uses the facility's time zone", () => {
  const instant = new Date('2026-12-31T23:30:00Z');
  expect(dayText(instant, 'Europe/Rome')).toBe('01/01/2027');
  expect(dayText(instant, 'America/New_York')).toBe('31/12/2026');
});
