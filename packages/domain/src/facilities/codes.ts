import { removeInvisible } from '../people/visible-text.ts';

/** Upper-case letters and digits without lookalikes: no 0, O, 1, I. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 8;

/**
 * Returns a code from random bytes. With 32 letters, the low five bits of a byte give each letter the same
 * probability.
 */
export function codeFromBytes(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => CODE_ALPHABET[byte & 31]).join('');
}

/** Normalizes a typed code: removes spaces, dashes and invisible characters, converts to upper case. */
export function normalizeCode(typed: string): string {
  return removeInvisible(typed)
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

/** Checks whether a text has the form of a code; use `normalizeCode` on typed text first. */
export function isCode(text: string): boolean {
  return text.length === CODE_LENGTH && [...text].every((letter) => CODE_ALPHABET.includes(letter));
}
