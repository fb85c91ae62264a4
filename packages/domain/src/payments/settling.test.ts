import { describe, expect, it } from 'vitest';
import { canBeSettled, isOwed, refusalToAskForPayment, restOf, unchargedOf } from './settling.ts';
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

const paid = { status: 'PAID', amount: 1200, calledOff: 0 } as const;
const open = { status: 'TO_BE_PAID', amount: 4800, calledOff: 0 } as const;

describe('what is still to be paid of 6000', () => {
  it.each([
    { why: 'nothing was charged', charges: [], uncharged: 6000, rest: 6000 },
    { why: 'a deposit was paid', charges: [paid], uncharged: 4800, rest: 4800 },
    {
      why: 'the rest was charged as well, and something that has failed before',
      charges: [paid, open, { status: 'FAILED', amount: 6000, calledOff: 0 }],
      uncharged: 0,
      rest: 4800,
    },
    {
      why: 'somebody pays a part by card at this moment',
      charges: [{ ...open, status: 'PENDING' }],
      uncharged: 1200,
      rest: 6000,
    },
    {
      why: 'the deposit went back because its time was called off',
      charges: [{ ...paid, calledOff: 1200 }],
      uncharged: 6000,
      rest: 6000,
    },
    {
      why: 'that, and all of it is charged anew',
      charges: [
        { ...paid, calledOff: 1200 },
        { ...open, amount: 6000 },
      ],
      uncharged: 0,
      rest: 6000,
    },
    {
      why: 'a part of the deposit stayed, nobody having come',
      charges: [{ status: 'PAID', amount: 6000, calledOff: 4800 }],
      uncharged: 4800,
      rest: 4800,
    },
    {
      why: 'more was paid than it costs now, and more is asked for',
      charges: [{ ...paid, amount: 9000 }, open],
      uncharged: -7800,
      rest: 4800,
    },
  ] as const)('$rest where $why', ({ charges, uncharged, rest }) => {
    expect(unchargedOf(6000, charges)).toBe(uncharged);
    expect(restOf(6000, charges)).toBe(rest);
  });
});
