import { describe, expect, it } from 'vitest';
import { paymentStatusOf } from './status.ts';

describe('paymentStatusOf', () => {
  it.each([
    { price: 0, status: 'NEW', payment: 'FREE' },
    { price: 0, status: 'PENDING', payment: 'FREE' },
    { price: 2500, status: 'NEW', payment: 'TO_BE_PAID' },
    { price: 2500, status: 'OPEN', payment: 'TO_BE_PAID' },
    { price: 2500, status: 'CLOSED', payment: 'TO_BE_PAID' },
    { price: 2500, status: 'PENDING', payment: 'PENDING' },
  ] as const)('$price, $status: $payment', ({ payment, ...priced }) => {
    expect(paymentStatusOf(priced)).toBe(payment);
  });
});
