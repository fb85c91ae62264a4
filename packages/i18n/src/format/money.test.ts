import { describe, expect, it } from 'vitest';
import { formatMoney } from './money.ts';

describe('formatMoney', () => {
  it.each([
    { amount: 2500, currency: 'EUR', text: '25,00\u00A0€' },
    { amount: 123_456, currency: 'EUR', text: '1.234,56\u00A0€' },
    { amount: 0, currency: 'EUR', text: '0,00\u00A0€' },
    { amount: 1, currency: 'USD', text: '$0.01' },
    { amount: 123_456, currency: 'USD', text: '$1,234.56' },
    { amount: -900, currency: 'USD', text: '-$9.00' },
  ] as const)('$amount $currency → $text', ({ amount, currency, text }) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });
});
