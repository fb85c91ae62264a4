import { expect, it } from 'vitest';
import { MONEY_ENTRIES } from './ledger.ts';
import { isCashEntry, signedAmount, RECEIVING, RETURNING } from './movements.ts';

it.each([
  { type: 'CAPTURED', moved: 4500, isCash: false },
  { type: 'MARKED_PAID', moved: 4500, isCash: true },
  { type: 'REFUNDED', moved: -4500, isCash: false },
  { type: 'REFUND_RETURNED', moved: 4500, isCash: false },
  { type: 'CASH_RETURNED', moved: -4500, isCash: true },
  { type: 'DISPUTE_LOST', moved: -4500, isCash: false },
] as const)('signedAmount of $type with 4500 is $moved', ({ type, moved, isCash }) => {
  expect(signedAmount(type, 4500)).toBe(moved);
  expect(isCashEntry(type)).toBe(isCash);
});

it('RECEIVING and RETURNING together contain every money entry', () => {
  expect([...RECEIVING, ...RETURNING].toSorted()).toEqual([...MONEY_ENTRIES].toSorted());
});
