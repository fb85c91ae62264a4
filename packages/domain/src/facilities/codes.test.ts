import { describe, expect, it } from 'vitest';
import { CODE_ALPHABET, codeFromBytes, isCode, normalizeCode } from './codes.ts';

it('CODE_ALPHABET has 32 distinct characters without lookalikes', () => {
  expect(new Set(CODE_ALPHABET).size).toBe(32);
  expect(CODE_ALPHABET).not.toMatch(/[0O1Ia-z]/);
});

describe('codeFromBytes', () => {
  it('maps every byte to a letter, each letter equally often', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const code = codeFromBytes(new Uint8Array(8).fill(byte));
      expect(isCode(code)).toBe(true);
      const letter = code.charAt(0);
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array(32).fill(8));
  });
});

describe('normalizeCode and isCode', () => {
  it.each([
    { typed: 'ABCD2345', code: 'ABCD2345', valid: true },
    { typed: ' abcd-2345 ', code: 'ABCD2345', valid: true },
    { typed: 'ABCD 2345', code: 'ABCD2345', valid: true },
    { typed: 'AB\u200BCD\u2011234\u00AD5\u202C', code: 'ABCD2345', valid: true },
    { typed: 'ABCD234', code: 'ABCD234', valid: false },
    { typed: 'ABCD23456', code: 'ABCD23456', valid: false },
    { typed: 'ABCD2340', code: 'ABCD2340', valid: false },
    { typed: '', code: '', valid: false },
  ])('normalize "$typed" to "$code" and check it', ({ typed, code, valid }) => {
    expect(normalizeCode(typed)).toBe(code);
    expect(isCode(normalizeCode(typed))).toBe(valid);
  });
});
