import { describe, expect, it } from 'vitest';
import { fittingUpfront, isUpfrontTooSoon, upfrontOffer } from './upfront-choice.ts';

const teeth = { price: 6000, deposit: 20 };
const visit = { price: 4500, deposit: 0 };

describe('what can be asked for before a time is confirmed', () => {
  it.each([
    { why: 'nothing chosen', of: [], cards: true, refusal: 'FREE', deposit: null, whole: 0 },
    { why: 'a deposit', of: [teeth], cards: true, refusal: null, deposit: 1200, whole: 6000 },
    { why: 'no deposit', of: [visit], cards: true, refusal: null, deposit: null, whole: 4500 },
    { why: 'both', of: [teeth, visit], cards: true, refusal: null, deposit: 1200, whole: 10_500 },
    {
      why: 'all of it as the deposit',
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
  ])('$why', ({ of, cards, refusal, deposit, whole }) => {
    expect(upfrontOffer(of, cards)).toEqual({ refusal, deposit, whole });
  });

  it.each([
    { why: 'as chosen', of: [teeth], cards: true, part: 'DEPOSIT' },
    { why: 'no deposit any more', of: [visit], cards: true, part: 'WHOLE' },
    { why: 'no card', of: [teeth], cards: false, part: undefined },
  ] as const)('is what fits: $why', ({ of, cards, part }) => {
    const chosen = { part: 'DEPOSIT', window: 15 } as const;
    expect(fittingUpfront(chosen, upfrontOffer(of, cards))?.part).toBe(part);
  });

  it.each([
    { start: '2026-11-23T09:10:00Z', isTooSoon: true },
    { start: '2026-11-23T09:15:00Z', isTooSoon: false },
    { start: null, isTooSoon: false },
  ])('$start is too soon for a quarter of an hour: $isTooSoon', ({ start, isTooSoon }) => {
    const now = new Date('2026-11-23T09:00:00Z');
    expect(isUpfrontTooSoon({ part: 'WHOLE', window: 15 }, start, now)).toBe(isTooSoon);
    expect(isUpfrontTooSoon(null, start, now)).toBe(false);
  });
});
