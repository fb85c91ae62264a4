import { describe, expect, it } from 'vitest';
import { adjustUpfront, isUpfrontTooSoon, upfrontOffer } from './upfront-choice.ts';

const teeth = { price: 6000, deposit: 20 };
const visit = { price: 4500, deposit: 0 };

describe('prepayment options', () => {
  it.each([
    { why: 'nothing selected', of: [], cards: true, refusal: 'FREE', deposit: null, whole: 0 },
    { why: 'a deposit', of: [teeth], cards: true, refusal: null, deposit: 1200, whole: 6000 },
    { why: 'no deposit', of: [visit], cards: true, refusal: null, deposit: null, whole: 4500 },
    { why: 'both', of: [teeth, visit], cards: true, refusal: null, deposit: 1200, whole: 10_500 },
    {
      why: 'a deposit of 100 %',
      of: [{ price: 6000, deposit: 100 }],
      cards: true,
      refusal: null,
      deposit: null,
      whole: 6000,
    },
    {
      why: 'no card',
      of: [teeth],
      cards: false,
      refusal: 'PAYMENTS_NOT_CONFIGURED',
      deposit: 1200,
      whole: 6000,
    },
  ])('offer the deposit and the full price: $why', ({ of, cards, refusal, deposit, whole }) => {
    expect(upfrontOffer(of, cards)).toEqual({ refusal, deposit, whole });
  });

  it.each([
    { why: 'unchanged if possible', of: [teeth], cards: true, part: 'DEPOSIT' },
    { why: 'no deposit after a change', of: [visit], cards: true, part: 'WHOLE' },
    { why: 'no card', of: [teeth], cards: false, part: undefined },
  ] as const)('adjust a chosen deposit: $why', ({ of, cards, part }) => {
    const chosen = { part: 'DEPOSIT', window: 15 } as const;
    expect(adjustUpfront(chosen, upfrontOffer(of, cards))?.part).toBe(part);
  });

  it.each([
    { start: '2026-11-23T09:10:00Z', isTooSoon: true },
    { start: '2026-11-23T09:15:00Z', isTooSoon: false },
    { start: null, isTooSoon: false },
  ])('a 15-minute window for a visit at $start is too long: $isTooSoon', ({ start, isTooSoon }) => {
    const now = new Date('2026-11-23T09:00:00Z');
    expect(isUpfrontTooSoon({ part: 'WHOLE', window: 15 }, start, now)).toBe(isTooSoon);
    expect(isUpfrontTooSoon(null, start, now)).toBe(false);
  });
});
