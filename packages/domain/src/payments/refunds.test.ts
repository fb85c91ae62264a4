import { expect, it } from 'vitest';
import { meansOfRefund, refundable } from './refunds.ts';

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
