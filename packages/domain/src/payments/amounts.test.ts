import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositOf, feeOf, isChargeable } from './amounts.ts';

describe('depositOf', () => {
  it.each([
    { price: 6000, percent: 20, deposit: 1200 },
    { price: 6000, percent: 100, deposit: 6000 },
    { price: 6000, percent: 0, deposit: 0 },
    // Half cents are rounded up.
    { price: 2505, percent: 10, deposit: 251 },
    { price: 2504, percent: 10, deposit: 250 },
    // Cards need at least 50 minor units.
    { price: 300, percent: 10, deposit: 50 },
    { price: 40, percent: 10, deposit: 40 },
  ])('for $percent % of $price returns $deposit', ({ price, percent, deposit }) => {
    expect(depositOf(price, percent)).toBe(deposit);
  });

  it('is an integer between 0 and the price (property test)', () => {
    const percents = fc.constantFrom(0, 10, 20, 30, 40, 50, 100);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), percents, (price, percent) => {
        const deposit = depositOf(price, percent);
        expect(Number.isInteger(deposit)).toBe(true);
        expect(deposit).toBeGreaterThanOrEqual(0);
        expect(deposit).toBeLessThanOrEqual(price);
        const isNear = Math.abs(deposit - (price * percent) / 100) <= 0.5;
        expect(isNear || deposit <= 50).toBe(true);
      }),
    );
  });
});

it.each([
  { amount: 4500, basisPoints: 150, fee: 67 },
  { amount: 3333, basisPoints: 150, fee: 49 },
  { amount: 4500, basisPoints: 300, fee: 135 },
  { amount: 50, basisPoints: 90, fee: 0 },
])('feeOf $amount at $basisPoints basis points is $fee', ({ amount, basisPoints, fee }) => {
  expect(feeOf(amount, basisPoints)).toBe(fee);
});

it.each([
  { amount: 1, price: 4500, may: true },
  { amount: 45_000, price: 4500, may: true },
  { amount: 45_001, price: 4500, may: false },
  { amount: 0, price: 4500, may: false },
  { amount: 10_000_000, price: 0, may: true },
  { amount: 10_000_001, price: 0, may: false },
  { amount: 10_000_001, price: 5_000_000, may: false },
])('isChargeable for $amount at price $price returns $may', ({ amount, price, may }) => {
  expect(isChargeable(amount, price)).toBe(may);
});
