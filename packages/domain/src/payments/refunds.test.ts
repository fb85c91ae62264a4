import { expect, it } from 'vitest';
import { refundMeans, refundableAmount, refundedPart } from './refunds.ts';

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
  'refundableAmount with $captured by card and $cash in cash (undefined: nothing) is $left',
  ({ left, by: means, ...paid }) => {
    expect(refundableAmount({ ...NOTHING, ...paid })).toBe(left);
    expect(refundMeans({ ...NOTHING, ...paid })).toBe(means);
  },
);

it.each([
  { refunded: 0, refundable: 4500, part: 'NOTHING' },
  { refunded: 0, refundable: 0, part: 'NOTHING' },
  { refunded: 700, refundable: 3800, part: 'PART' },
  // Nothing can be refunded while the bank decides a dispute.
  { refunded: 700, refundable: 0, part: 'PART' },
  { refunded: 4500, refundable: 0, part: 'ALL' },
  // Paid twice and refunded once.
  { refunded: 4500, refundable: 4500, part: 'PART' },
] as const)(
  'refundedPart of 4500 with $refunded refunded and $refundable refundable is $part',
  ({ part, ...paid }) => {
    expect(refundedPart({ amount: 4500, ...paid })).toBe(part);
  },
);
