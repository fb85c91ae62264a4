import { expect, it } from 'vitest';
import { meansOfRefund, refundable, refundedPart } from './refunds.ts';

const NOTHING = { captured: 0, cash: 0, refunded: 0, cashReturned: 0, dispute: null };

it.each([
  { captured: 4500, left: 4500, by: 'CARD' },
  { captured: 4500, refunded: 2000, left: 2500, by: 'CARD' },
  { captured: 4500, refunded: 4500, left: 0, by: 'CASH' },
  { left: 0, by: 'CASH' },
  { cash: 4500, left: 4500, by: 'CASH' },
  { cash: 4500, refunded: 1500, cashReturned: 1500, left: 3000, by: 'CASH' },
  { captured: 4500, cash: 4500, left: 4500, by: 'CARD' },
  { captured: 4500, cash: 4500, refunded: 4500, left: 4500, by: 'CASH' },
  { captured: 4500, cash: 4500, refunded: 700, cashReturned: 700, left: 4500, by: 'CARD' },
  { captured: 4500, dispute: 'OPEN', left: 0, by: 'CARD' },
  { captured: 4500, dispute: 'LOST', left: 0, by: 'CARD' },
  { captured: 4500, dispute: 'WON', left: 4500, by: 'CARD' },
] as const)(
  'of $captured by card and $cash by hand, $left can go back',
  ({ left, by, ...paid }) => {
    expect(refundable({ ...NOTHING, ...paid })).toBe(left);
    expect(meansOfRefund({ ...NOTHING, ...paid })).toBe(by);
  },
);

it.each([
  { refunded: 0, refundable: 4500, part: 'NOTHING' },
  { refunded: 0, refundable: 0, part: 'NOTHING' },
  { refunded: 700, refundable: 3800, part: 'PART' },
  // While the bank decides nothing can go back.
  { refunded: 700, refundable: 0, part: 'PART' },
  { refunded: 4500, refundable: 0, part: 'ALL' },
  // Paid twice: once it has gone back.
  { refunded: 4500, refundable: 4500, part: 'PART' },
] as const)('of 4500, $refunded back and $refundable left: $part', ({ part, ...paid }) => {
  expect(refundedPart({ amount: 4500, ...paid })).toBe(part);
});
