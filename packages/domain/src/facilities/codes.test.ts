import { describe, expect, it } from 'vitest';
import { CODE_ALPHABET, codeFrom, isCode, normalizeCode } from './codes.ts';

it('the alphabet has 32 letters, none of which looks like another', () => {
  expect(new Set(CODE_ALPHABET).size).toBe(32);
  expect(CODE_ALPHABET).not.toMatch(/[0O1Ia-z]/);
});

describe('codeFrom', () => {
  it('makes every byte a letter of the alphabet, each equally often', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const code = codeFrom(new Uint8Array(8).fill(byte));
      expect(isCode(code)).toBe(true);
      const letter = code.charAt(0);
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array(32).fill(8));
  });
});

describe('what a person types', () => {
  it.each([
    { typed: 'ABCD2345', code: 'ABCD2345', known: true },
    { typed: ' abcd-2345 ', code: 'ABCD2345', known: true },
    { typed: 'ABCD 2345', code: 'ABCD2345', known: true },
    { typed: 'ABCD234', code: 'ABCD234', known: false },
    { typed: 'ABCD23456', code: 'ABCD23456', known: false },
    { typed: 'ABCD2340', code: 'ABCD2340', known: false },
    { typed: '', code: '', known: false },
  ])('"$typed" → $code', ({ typed, code, known }) => {
    expect(normalizeCode(typed)).toBe(code);
    expect(isCode(normalizeCode(typed))).toBe(known);
  });
});
