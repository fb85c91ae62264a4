/** Upper-case letters and digits that nobody confuses: no 0, O, 1, I. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 8;

/**
 * Returns a code from random bytes. The alphabet has 32 letters, so that a byte's low five bits give each the same
 * chance.
 */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => CODE_ALPHABET[byte & 31]).join('');
}

/** Returns what a person typed, as a code: without spaces and dashes, upper case. */
export function normalizeCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Tells whether a text is written as a code is; `normalizeCode` makes one of what was typed. */
export function isCode(text: string): boolean {
  return text.length === CODE_LENGTH && [...text].every((letter) => CODE_ALPHABET.includes(letter));
}
