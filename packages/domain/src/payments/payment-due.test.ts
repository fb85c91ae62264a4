import { describe, expect, it } from 'vitest';
import {
  canRequestPayment,
  isCollectible,
  isOwed,
  refusalToAskForPayment,
  remainingDue,
  unchargedAmount,
  wasLastPaidByCard,
  wasLastPaidInCash,
} from './payment-due.ts';
import { PAYMENT_STATUSES } from './status.ts';

describe('refusalToAskForPayment', () => {
  it.each([
    { status: 'TO_BE_PAID', price: 2500, isReady: true, refusal: null },
    { status: 'TO_BE_PAID', price: 50, isReady: true, refusal: null },
    { status: 'TO_BE_PAID', price: 49, isReady: true, refusal: 'TOO_LITTLE_FOR_CARD' },
    { status: 'TO_BE_PAID', price: 2500, isReady: false, refusal: 'PAYMENTS_NOT_CONFIGURED' },
    { status: 'PAID', price: 2500, isReady: true, refusal: 'ALREADY_PAID' },
    { status: 'PAID', price: 2500, isReady: false, refusal: 'ALREADY_PAID' },
  ] as const)(
    'for $status, price $price, ready $isReady returns $refusal',
    ({ refusal, isReady, ...owed }) => {
      expect(refusalToAskForPayment(owed, isReady)).toBe(refusal);
    },
  );
});

it('isOwed accepts only TO_BE_PAID', () => {
  expect(PAYMENT_STATUSES.filter(isOwed)).toEqual(['TO_BE_PAID']);
});

it('isCollectible accepts TO_BE_PAID and UNKNOWN (canceled or missed)', () => {
  expect(PAYMENT_STATUSES.filter(isCollectible)).toEqual(['UNKNOWN', 'TO_BE_PAID']);
});

const paid = { status: 'PAID', amount: 1200, calledOff: 0 } as const;
const open = { status: 'TO_BE_PAID', amount: 4800, calledOff: 0 } as const;

describe('remainingDue of 6000', () => {
  it.each([
    { why: 'nothing was charged', charges: [], uncharged: 6000, rest: 6000 },
    { why: 'a deposit was paid', charges: [paid], uncharged: 4800, rest: 4800 },
    {
      why: 'the rest was charged too, after a failed charge',
      charges: [paid, open, { status: 'FAILED', amount: 6000, calledOff: 0 }],
      uncharged: 0,
      rest: 4800,
    },
    {
      why: 'a part is being paid by card',
      charges: [{ ...open, status: 'PENDING' }],
      uncharged: 1200,
      rest: 6000,
    },
    {
      why: 'the deposit was refunded after a cancellation',
      charges: [{ ...paid, calledOff: 1200 }],
      uncharged: 6000,
      rest: 6000,
    },
    {
      why: 'the deposit was refunded and the full price charged again',
      charges: [
        { ...paid, calledOff: 1200 },
        { ...open, amount: 6000 },
      ],
      uncharged: 0,
      rest: 6000,
    },
    {
      why: 'a part was retained after a missed visit',
      charges: [{ status: 'PAID', amount: 6000, calledOff: 4800 }],
      uncharged: 4800,
      rest: 4800,
    },
    {
      why: 'more was paid than the price and more is requested',
      charges: [{ ...paid, amount: 9000 }, open],
      uncharged: -7800,
      rest: 4800,
    },
  ] as const)('is $rest if $why', ({ charges, uncharged, rest }) => {
    expect(unchargedAmount(6000, charges)).toBe(uncharged);
    expect(remainingDue(6000, charges)).toBe(rest);
  });
});

describe('wasLastPaidInCash', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 12, minute));
  const cash = (minute: number) => ({ status: 'PAID', cash: 500, paidAt: at(minute) }) as const;
  const card = (minute: number) => ({ status: 'PAID', cash: 0, paidAt: at(minute) }) as const;
  const failed = { status: 'FAILED', cash: 0, paidAt: null } as const;
  it.each([
    { what: 'no charges', charges: [], inCash: false },
    { what: 'a failed charge', charges: [failed], inCash: false },
    { what: 'cash', charges: [cash(1)], inCash: true },
    { what: 'a card', charges: [card(1)], inCash: false },
    { what: 'a card, and cash for the rest', charges: [card(1), cash(2)], inCash: true },
    { what: 'cash, and a card for the rest', charges: [cash(1), card(2), failed], inCash: false },
    {
      what: 'cash for two charges at the same time',
      charges: [cash(3), cash(3), card(2)],
      inCash: true,
    },
  ])('returns $inCash for $what', ({ charges, inCash }) => {
    expect(wasLastPaidInCash(charges)).toBe(inCash);
  });
});

describe('canRequestPayment', () => {
  const now = new Date('2026-11-29T10:00:00Z');
  it.each([
    { requestedAt: null, can: true },
    { requestedAt: '2026-11-29T10:00:00Z', can: false },
    { requestedAt: '2026-11-29T09:50:01Z', can: false },
    { requestedAt: '2026-11-29T09:50:00Z', can: true },
  ])('is $can when the client was asked at $requestedAt', ({ requestedAt, can }) => {
    expect(canRequestPayment(requestedAt === null ? null : new Date(requestedAt), now)).toBe(can);
  });
});

describe('wasLastPaidByCard', () => {
  const byCard = {
    status: 'PAID',
    payment_type: 'DIGITAL',
    paidDate: '2026-11-29T10:00:00Z',
  } as const;
  const inCash = { ...byCard, payment_type: 'CASH', paidDate: '2026-11-29T11:00:00Z' } as const;
  it.each([
    { what: 'nothing was paid', payments: [], is: false },
    { what: 'a card paid', payments: [byCard], is: true },
    { what: 'cash paid the rest after a deposit by card', payments: [byCard, inCash], is: false },
    {
      what: 'a card paid the rest after cash',
      payments: [inCash, { ...byCard, paidDate: '2026-11-29T12:00:00Z' }],
      is: true,
    },
    { what: 'a card payment expired', payments: [{ ...byCard, status: 'FAILED' }], is: false },
  ] as const)('is $is when $what', ({ payments, is }) => {
    expect(wasLastPaidByCard(payments)).toBe(is);
  });
});
