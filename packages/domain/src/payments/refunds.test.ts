import { expect, it } from 'vitest';
import { refundable } from './refunds.ts';

it.each([
  { captured: 4500, left: 4500 },
  { captured: 4500, refunded: 2000, left: 2500 },
  { captured: 4500, refunded: 4500, left: 0 },
  { left: 0 },
  { cash: 4500, refunded: 1500, left: 3000 },
  { captured: 4500, cash: 4500, refunded: 0, left: 4500 },
  { captured: 4500, dispute: 'OPEN', left: 0 },
  { captured: 4500, dispute: 'LOST', left: 0 },
  { captured: 4500, dispute: 'WON', left: 4500 },
] as const)('of $captured by card and $cash by hand, $left can go back', ({ left, ...paid }) => {
  expect(refundable({ captured: 0, cash: 0, refunded: 0, dispute: null, ...paid })).toBe(left);
});
