import { describe, expect, it } from 'vitest';
import { paymentStatusOf } from './status.ts';

describe('paymentStatusOf', () => {
  it.each([
    { price: 0, status: 'NEW', isPaid: false, payment: 'FREE' },
    { price: 0, status: 'PENDING', isPaid: false, payment: 'FREE' },
    { price: 2500, status: 'NEW', isPaid: false, payment: 'TO_BE_PAID' },
    { price: 2500, status: 'OPEN', isPaid: false, payment: 'TO_BE_PAID' },
    { price: 2500, status: 'CLOSED', isPaid: false, payment: 'TO_BE_PAID' },
    { price: 2500, status: 'PENDING', isPaid: false, payment: 'PENDING' },
    { price: 2500, status: 'OPEN', isPaid: true, payment: 'PAID' },
    { price: 2500, status: 'CLOSED', isPaid: true, payment: 'PAID' },
    { price: 0, status: 'NEW', isPaid: false, isCalledOff: true, payment: 'FREE' },
    { price: 2500, status: 'NEW', isPaid: false, isCalledOff: true, payment: 'UNKNOWN' },
    { price: 2500, status: 'CLOSED', isPaid: false, isCalledOff: true, payment: 'UNKNOWN' },
    { price: 2500, status: 'PENDING', isPaid: false, isCalledOff: true, payment: 'PENDING' },
    { price: 2500, status: 'CLOSED', isPaid: true, isCalledOff: true, payment: 'PAID' },
  ] as const)(
    'for price $price, $status, paid $isPaid, canceled $isCalledOff returns $payment',
    ({ payment, ...priced }) => {
      expect(paymentStatusOf({ isCalledOff: false, ...priced })).toBe(payment);
    },
  );
});
