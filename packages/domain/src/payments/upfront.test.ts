import { describe, expect, it } from 'vitest';
import {
  agreedTerms,
  askedUpfront,
  heldForPayment,
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
    { why: 'a deposit', of: [teeth], price: 6000, pays: ['RESERVATION', 1200, 1200] },
    { why: 'one of two', of: [teeth, visit], price: 10_500, pays: ['RESERVATION', 1200, 1200] },
    { why: 'two', of: [teeth, teeth], price: 12_000, pays: ['RESERVATION', 2400, 2400] },
    { why: 'none of them', of: [visit], price: 4500, pays: ['UPFRONT', 4500, 0] },
    {
      why: 'all of it',
      of: [{ price: 6000, deposit: 100 }],
      price: 6000,
      pays: ['UPFRONT', 6000, 6000],
    },
    { why: 'more than it costs now', of: [teeth], price: 1000, pays: ['UPFRONT', 1000, 1000] },
    { why: 'nothing', of: [{ price: 0, deposit: 20 }], price: 0, pays: ['UPFRONT', 0, 0] },
  ])('$why → $pays', ({ of, price, pays: [kind, amount, deposit] }) => {
    expect(upfrontOf(of, price)).toEqual({ kind, amount, deposit });
  });

  it('is all of it where the clinic asks for that, of which only the deposit is kept', () => {
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
    'of $uncharged that nobody was asked for: $pays',
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
])('asking for $amount upfront, ready: $isReady → $refusal', ({ amount, isReady, refusal }) => {
  expect(refusalToAskUpfront(amount, isReady)).toBe(refusal);
});

describe('the time to pay', () => {
  it.each([
    { minutes: 15, start: '2026-11-23T12:00:00Z', until: '2026-11-23T09:15:00.000Z' },
    { minutes: 15, start: '2026-11-23T09:10:00Z', until: '2026-11-23T09:10:00.000Z' },
    { minutes: 1440, start: '2026-11-26T12:00:00Z', until: '2026-11-24T09:00:00.000Z' },
    { minutes: 1440, start: '2026-11-23T12:00:00Z', until: '2026-11-23T12:00:00.000Z' },
  ] as const)('$minutes minutes for $start end at $until', ({ minutes, start, until }) => {
    expect(heldForPayment(minutes, now, new Date(start)).toISOString()).toBe(until);
  });

  it.each([
    { minutes: 15, start: '2026-11-23T09:14:59Z', isTooSoon: true },
    { minutes: 15, start: '2026-11-23T09:15:00Z', isTooSoon: false },
    { minutes: 1440, start: '2026-11-24T08:59:59Z', isTooSoon: true },
    { minutes: 1440, start: '2026-11-24T09:00:00Z', isTooSoon: false },
  ] as const)('$minutes minutes before $start are too many: $isTooSoon', (row) => {
    expect(isTooSoonToPay(row.minutes, now, new Date(row.start))).toBe(row.isTooSoon);
  });
});

it.each([
  { end: 'CALLED_OFF', left: 1200, deposit: 1200, back: 1200 },
  { end: 'MISSED', left: 1200, deposit: 1200, back: 0 },
  { end: 'MISSED', left: 6000, deposit: 1200, back: 4800 },
  { end: 'MISSED', left: 6000, deposit: 0, back: 6000 },
  { end: 'MISSED', left: 1000, deposit: 1200, back: 0 },
] as const)('$end: of $left, with a deposit of $deposit, $back goes back', (row) => {
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
  ])('of $of, with a time: $hasTime: $price, $upfront before', ({ of, hasTime, ...terms }) => {
    expect(agreedTerms(of, hasTime)).toEqual(terms);
  });
});

describe('askedUpfront', () => {
  const charge = { status: 'TO_BE_PAID', amount: 800, upfront: true, bookingId: 'this' } as const;
  it.each([
    { name: 'nothing', charges: [], asked: 0 },
    { name: 'a deposit', charges: [charge], asked: 800 },
    { name: 'one that is being paid', charges: [{ ...charge, status: 'PENDING' }], asked: 800 },
    { name: 'one that is paid', charges: [{ ...charge, status: 'PAID' }], asked: 0 },
    { name: 'one that has expired', charges: [{ ...charge, status: 'FAILED' }], asked: 0 },
    { name: 'that of another time', charges: [{ ...charge, bookingId: 'other' }], asked: 0 },
    { name: 'what is paid afterwards', charges: [{ ...charge, upfront: false }], asked: 0 },
  ] as const)('$name: $asked', ({ charges, asked }) => {
    expect(askedUpfront(charges, 'this')).toBe(asked);
  });
});
