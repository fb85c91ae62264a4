import { describe, expect, it } from 'vitest';
import { paymentStateOf } from './payment-state.ts';

const due = {
  status: 'TO_BE_PAID',
  reason: null,
  amount: 2500,
  refunded: 0,
  refundable: 0,
} as const;
const paid = { ...due, status: 'PAID', refundable: 2500 } as const;

describe('paymentStateOf', () => {
  it.each([
    { payment: due, state: 'TO_BE_PAID' },
    { payment: { ...due, status: 'PENDING' }, state: 'TO_BE_PAID' },
    { payment: paid, state: 'PAID' },
    { payment: { ...paid, refunded: 500, refundable: 2000 }, state: 'PARTLY_REFUNDED' },
    { payment: { ...paid, refunded: 2500, refundable: 0 }, state: 'REFUNDED' },
    { payment: { ...paid, refunded: 2500, refundable: 2500 }, state: 'PARTLY_REFUNDED' },
    { payment: { ...due, status: 'FAILED', reason: 'EXPIRED' }, state: 'EXPIRED' },
    { payment: { ...due, status: 'FAILED', reason: 'CANCELED' }, state: 'CANCELED' },
  ] as const)('is $state for $payment', ({ payment, state }) => {
    expect(paymentStateOf(payment)).toBe(state);
  });
});
