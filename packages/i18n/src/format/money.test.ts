import { describe, expect, it } from 'vitest';
import { formatAmountInput, formatMoney, parseAmount } from './money.ts';

describe('formatMoney', () => {
  it.each([
    { amount: 2500, currency: 'EUR', language: 'it', text: '25,00\u00A0€' },
    { amount: 123_456, currency: 'EUR', language: 'it', text: '1.234,56\u00A0€' },
    { amount: 0, currency: 'EUR', language: 'it', text: '0,00\u00A0€' },
    { amount: 2500, currency: 'USD', language: 'it', text: '25,00\u00A0$' },
    { amount: 0, currency: 'EUR', language: 'en', text: '€0.00' },
    { amount: 123_456, currency: 'EUR', language: 'en', text: '€1,234.56' },
    { amount: 1, currency: 'USD', language: 'en', text: '$0.01' },
    { amount: 123_456, currency: 'USD', language: 'en', text: '$1,234.56' },
    { amount: -900, currency: 'USD', language: 'en', text: '-$9.00' },
  ] as const)('$amount $currency in $language → $text', ({ amount, currency, language, text }) => {
    expect(formatMoney(amount, currency, language)).toBe(text);
  });
});

it.each([
  { amount: 2550, language: 'en', text: '25.50' },
  { amount: 2550, language: 'it', text: '25,50' },
  { amount: 123_456, language: 'it', text: '1234,56' },
  { amount: 0, language: 'en', text: '0.00' },
] as const)(
  'formatAmountInput formats $amount as $text in $language, and parseAmount inverts it',
  ({ amount, language, text }) => {
    expect(formatAmountInput(amount, language)).toBe(text);
    expect(parseAmount(text, language)).toBe(amount);
  },
);

it.each([
  ['25', 2500],
  ['25,5', 2550],
  ['25.05', 2505],
  ['€ 25', 2500],
  ['1,250.50', 125_050],
  ['1.250,50', 125_050],
  ['1.250.000', 125_000_000],
  ['1,250,000', 125_000_000],
  ['', null],
  ['-5', null],
  ['25,', null],
  ['12.3456', null],
  ['1.250,000', null],
  ['1.250.50', null],
  ['free', null],
])('parseAmount parses "%s" as %s in both languages', (typed, amount) => {
  expect(parseAmount(typed, 'en')).toBe(amount);
  expect(parseAmount(typed, 'it')).toBe(amount);
});

it.each([
  { typed: '12.345', english: null, italian: 1_234_500 },
  { typed: '1.250', english: null, italian: 125_000 },
  { typed: '12,345', english: 1_234_500, italian: null },
])(
  'parseAmount parses "$typed" as thousands or refuses three decimals, depending on the language',
  (row) => {
    expect(parseAmount(row.typed, 'en')).toBe(row.english);
    expect(parseAmount(row.typed, 'it')).toBe(row.italian);
  },
);
