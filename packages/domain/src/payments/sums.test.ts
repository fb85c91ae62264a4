import { expect, it } from 'vitest';
import { sumMovements } from './sums.ts';

it('sumMovements sums amounts by means, refunds, fees and the remainder', () => {
  const sums = sumMovements([
    { type: 'CAPTURED', amount: 4500, fee: 67 },
    { type: 'MARKED_PAID', amount: 2000, fee: 0 },
    { type: 'REFUNDED', amount: -1000, fee: 0 },
    { type: 'REFUND_RETURNED', amount: 300, fee: 0 },
    { type: 'CASH_RETURNED', amount: -500, fee: 0 },
    { type: 'DISPUTE_LOST', amount: -100, fee: 0 },
  ]);
  expect(sums).toEqual({
    received: 6500,
    byCard: 4500,
    inCash: 2000,
    returned: 1300,
    fees: 67,
    left: 5133,
  });
});

it('sumMovements returns zeros without movements', () => {
  const nothing = { received: 0, byCard: 0, inCash: 0, returned: 0, fees: 0, left: 0 };
  expect(sumMovements([])).toEqual(nothing);
});
