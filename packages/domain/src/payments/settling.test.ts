import { describe, expect, it } from 'vitest';
import { canBeSettled, isOwed, refusalToAskForPayment, restOf } from './settling.ts';
import { PAYMENT_STATUSES } from './status.ts';

describe('refusalToAskForPayment', () => {
  it.each([
    { status: 'TO_BE_PAID', price: 2500, isReady: true, refusal: null },
    { status: 'TO_BE_PAID', price: 50, isReady: true, refusal: null },
    { status: 'TO_BE_PAID', price: 49, isReady: true, refusal: 'TOO_LITTLE_FOR_CARD' },
    { status: 'TO_BE_PAID', price: 2500, isReady: false, refusal: 'PAYMENTS_NOT_CONFIGURED' },
    { status: 'PAID', price: 2500, isReady: true, refusal: 'ALREADY_PAID' },
    { status: 'PAID', price: 2500, isReady: false, refusal: 'ALREADY_PAID' },
  ] as const)('$status, $price, ready: $isReady: $refusal', ({ refusal, isReady, ...owed }) => {
    expect(refusalToAskForPayment(owed, isReady)).toBe(refusal);
  });
});

it('is owed only what is to be paid', () => {
  expect(PAYMENT_STATUSES.filter(isOwed)).toEqual(['TO_BE_PAID']);
});

it('can be settled also after it was called off', () => {
  expect(PAYMENT_STATUSES.filter(canBeSettled)).toEqual(['UNKNOWN', 'TO_BE_PAID']);
});

it.each([
  { payments: [], rest: 6000 },
  { payments: [{ status: 'PAID', amount: 1200 }], rest: 4800 },
  {
    payments: [
      { status: 'PAID', amount: 1200 },
      { status: 'TO_BE_PAID', amount: 4800 },
      { status: 'FAILED', amount: 6000 },
    ],
    rest: 4800,
  },
  { payments: [{ status: 'PAID', amount: 9000 }], rest: 0 },
])('leaves $rest of 6000 after $payments', ({ payments, rest }) => {
  expect(restOf(6000, payments)).toBe(rest);
});
