import { expect, it } from 'vitest';
import { refundable } from './refunds.ts';

it.each([
  { captured: 4500, refunded: 0, left: 4500 },
  { captured: 4500, refunded: 2000, left: 2500 },
  { captured: 4500, refunded: 4500, left: 0 },
  { captured: 0, refunded: 0, left: 0 },
])('of $captured with $refunded back, $left can go back', ({ left, ...paid }) => {
  expect(refundable(paid)).toBe(left);
});
