import { describe, expect, it } from 'vitest';
import {
  agreedTerms,
  openUpfrontAmount,
  paymentHoldEnd,
  isTooSoonToPay,
  refusalToAskUpfront,
  upfrontOf,
  upfrontRefund,
  upfrontWithin,
} from './upfront.ts';

const now = new Date('2026-11-23T09:00:00Z');

describe('upfrontOf', () => {
  const teeth = { price: 6000, deposit: 20 };
  const visit = { price: 4500, deposit: 0 };
  it.each([
    {
      why: 'a service with a deposit',
      of: [teeth],
      price: 6000,
      pays: ['RESERVATION', 1200, 1200],
    },
    {
      why: 'two services, one with a deposit',
      of: [teeth, visit],
      price: 10_500,
      pays: ['RESERVATION', 1200, 1200],
    },
    {
      why: 'two services with deposits',
      of: [teeth, teeth],
      price: 12_000,
      pays: ['RESERVATION', 2400, 2400],
    },
    { why: 'a service without a deposit', of: [visit], price: 4500, pays: ['UPFRONT', 4500, 0] },
    {
      why: 'a deposit of 100 %',
      of: [{ price: 6000, deposit: 100 }],
      price: 6000,
      pays: ['UPFRONT', 6000, 6000],
    },
    { why: 'a deposit above the price', of: [teeth], price: 1000, pays: ['UPFRONT', 1000, 1000] },
    { why: 'a free service', of: [{ price: 0, deposit: 20 }], price: 0, pays: ['UPFRONT', 0, 0] },
  ])('returns $pays for $why', ({ of, price, pays: [kind, amount, deposit] }) => {
    expect(upfrontOf(of, price)).toEqual({ kind, amount, deposit });
  });

  it('returns the full price for part WHOLE, of which only the deposits of the services are the deposit', () => {
    expect(upfrontOf([teeth, visit], 10_500, 'WHOLE')).toEqual({
      kind: 'UPFRONT',
      amount: 10_500,
      deposit: 1200,
    });
  });
});

describe('upfrontWithin', () => {
  it.each([
    { uncharged: 6000, pays: ['UPFRONT', 3000, 1200] },
    { uncharged: 3000, pays: ['UPFRONT', 3000, 1200] },
    { uncharged: 2000, pays: ['RESERVATION', 2000, 1200] },
    { uncharged: 800, pays: ['RESERVATION', 800, 800] },
    { uncharged: 0, pays: ['RESERVATION', 0, 0] },
    { uncharged: -500, pays: ['RESERVATION', 0, 0] },
  ])(
    'with $uncharged not yet charged returns $pays',
    ({ uncharged, pays: [kind, amount, deposit] }) => {
      const upfront = { kind: 'UPFRONT', amount: 3000, deposit: 1200 } as const;
      expect(upfrontWithin(upfront, uncharged)).toEqual({ kind, amount, deposit });
    },
  );
});

it.each([
  { amount: 0, isReady: true, refusal: 'FREE' },
  { amount: 0, isReady: false, refusal: 'FREE' },
  { amount: 6000, isReady: false, refusal: 'PAYMENTS_NOT_CONFIGURED' },
  { amount: 49, isReady: true, refusal: 'TOO_LITTLE_FOR_CARD' },
  { amount: 50, isReady: true, refusal: null },
])(
  'refusalToAskUpfront for $amount, ready $isReady returns $refusal',
  ({ amount, isReady, refusal }) => {
    expect(refusalToAskUpfront(amount, isReady)).toBe(refusal);
  },
);

describe('paymentHoldEnd and isTooSoonToPay', () => {
  it.each([
    { minutes: 15, start: '2026-11-23T12:00:00Z', until: '2026-11-23T09:15:00.000Z' },
    { minutes: 15, start: '2026-11-23T09:10:00Z', until: '2026-11-23T09:10:00.000Z' },
    { minutes: 1440, start: '2026-11-26T12:00:00Z', until: '2026-11-24T09:00:00.000Z' },
    { minutes: 1440, start: '2026-11-23T12:00:00Z', until: '2026-11-23T12:00:00.000Z' },
  ] as const)(
    'give $minutes minutes until $until for a start at $start',
    ({ minutes, start, until }) => {
      expect(paymentHoldEnd(minutes, now, new Date(start)).toISOString()).toBe(until);
    },
  );

  it.each([
    { minutes: 15, start: '2026-11-23T09:14:59Z', isTooSoon: true },
    { minutes: 15, start: '2026-11-23T09:15:00Z', isTooSoon: false },
    { minutes: 1440, start: '2026-11-24T08:59:59Z', isTooSoon: true },
    { minutes: 1440, start: '2026-11-24T09:00:00Z', isTooSoon: false },
  ] as const)('for $minutes minutes and a start at $start: too soon is $isTooSoon', (row) => {
    expect(isTooSoonToPay(row.minutes, now, new Date(row.start))).toBe(row.isTooSoon);
  });
});

it.each([
  { end: 'CALLED_OFF', left: 1200, deposit: 1200, back: 1200 },
  { end: 'MISSED', left: 1200, deposit: 1200, back: 0 },
  { end: 'MISSED', left: 6000, deposit: 1200, back: 4800 },
  { end: 'MISSED', left: 6000, deposit: 0, back: 6000 },
  { end: 'MISSED', left: 1000, deposit: 1200, back: 0 },
] as const)('upfrontRefund for $end with $left paid and deposit $deposit is $back', (row) => {
  expect(upfrontRefund(row.end, row)).toBe(row.back);
});

describe('agreedTerms', () => {
  const teeth = { price: 6000, deposit: 20 };
  const visit = { price: 4500, deposit: 0 };
  const free = { price: 0, deposit: 20 };
  it.each([
    { of: [teeth], hasTime: true, price: 6000, upfront: 1200 },
    { of: [teeth], hasTime: false, price: 6000, upfront: 0 },
    { of: [visit], hasTime: true, price: 4500, upfront: 0 },
    { of: [teeth, visit], hasTime: true, price: 10_500, upfront: 1200 },
    { of: [{ price: 6000, deposit: 100 }], hasTime: true, price: 6000, upfront: 6000 },
    { of: [free], hasTime: true, price: 0, upfront: 0 },
  ])(
    'for $of with time $hasTime returns price $price and prepayment $upfront',
    ({ of, hasTime, ...terms }) => {
      expect(agreedTerms(of, hasTime)).toEqual(terms);
    },
  );
});

describe('openUpfrontAmount', () => {
  const charge = { status: 'TO_BE_PAID', amount: 800, upfront: true, bookingId: 'this' } as const;
  it.each([
    { name: 'no charges', charges: [], asked: 0 },
    { name: 'a deposit', charges: [charge], asked: 800 },
    {
      name: 'a deposit that is being paid',
      charges: [{ ...charge, status: 'PENDING' }],
      asked: 800,
    },
    { name: 'a paid deposit', charges: [{ ...charge, status: 'PAID' }], asked: 0 },
    { name: 'an expired deposit', charges: [{ ...charge, status: 'FAILED' }], asked: 0 },
    {
      name: 'a deposit of another booking',
      charges: [{ ...charge, bookingId: 'other' }],
      asked: 0,
    },
    { name: 'a later payment', charges: [{ ...charge, upfront: false }], asked: 0 },
  ] as const)('for $name is $asked', ({ charges, asked: expected }) => {
    expect(openUpfrontAmount(charges, 'this')).toBe(expected);
  });
});
