import { describe, expect, it } from 'vitest';
import { isMicrochip, normalizeMicrochip, formatMicrochip } from './microchip.ts';

describe('isMicrochip', () => {
  it.each([
    { why: '15 digits', typed: '380260043210987', is: true },
    { why: '15 digits with the printed spaces', typed: '380 2600 4321 0987', is: true },
    { why: '14 digits', typed: '38026004321098', is: false },
    { why: '16 digits', typed: '3802600432109876', is: false },
    { why: '15 characters, one a letter', typed: '38026004321098A', is: false },
    { why: 'an old chip of 10', typed: '00-0641-ae3f', is: true },
    { why: 'an old chip of 9', typed: '012.345.678', is: true },
    { why: '8 characters', typed: '01234567', is: false },
    { why: 'another alphabet', typed: '0123456é89', is: false },
    { why: 'nothing', typed: ' ', is: false },
  ])('returns $is for $why', ({ typed, is }) => {
    expect(isMicrochip(normalizeMicrochip(typed))).toBe(is);
  });
});

describe('formatMicrochip', () => {
  it.each([
    { microchip: '380260043210987', spaced: '380 2600 4321 0987' },
    { microchip: '000641AE3F', spaced: '000641AE3F' },
  ])('formats $microchip as $spaced', ({ microchip, spaced }) => {
    expect(formatMicrochip(microchip)).toBe(spaced);
  });
});
