import { expect, it } from 'vitest';
import { allocateDispute } from './disputes.ts';

const lines = [
  { chargeId: 'a', amount: 4500 },
  { chargeId: 'b', amount: 1500 },
];

it.each([
  { amount: 6000, taken: [4500, 1500] },
  { amount: 5000, taken: [4500, 500] },
  { amount: 1000, taken: [1000, 0] },
  { amount: 9000, taken: [4500, 1500] },
])('allocateDispute splits $amount into $taken', ({ amount, taken }) => {
  expect(allocateDispute(lines, amount).map((of) => of.taken)).toEqual(taken);
});
