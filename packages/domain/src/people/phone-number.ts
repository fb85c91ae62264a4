import { cleanLine, removeInvisible, trimSigns } from './visible-text.ts';

/** Longer cells are not searched for numbers. */
const CELL_LENGTH = 300;
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 15;
/** From this many digits, what follows a slash is an extension: `06 1234567/8`. */
const DIGITS_BEFORE_EXTENSION = 8;

const QUOTES = `"'‘’“”\`´`;
const LABEL =
  /^(?:tel(?:efono)?|cell(?:ulare)?|mob(?:ile)?|cellphone|(?:tele)?phone|ph|casa|fisso|fax|whatsapp) ?\.? ?:? ?(?=[+(\d])/i;
const DIGITS_AND_SIGNS = String.raw`\(?\+?\(?\d(?:[\d\s().\/-]*\d)?`;
/** Numbers in a text that no letter, comma or sign follows or precedes: not `3,33123E+09`, nor `a12`. */
const NUMBERS = new RegExp(
  String.raw`(?<![\p{L}\d,+.])${DIGITS_AND_SIGNS}(?![\p{L}\d]|[,+]\d)`,
  'gu',
);
const ONE_NUMBER = new RegExp(`^${DIGITS_AND_SIGNS}$`);

/** Numbers of a cell in the stored form, and the words beside them: `(moglie)`, `int. 3`. */
export type PhoneCell = { readonly numbers: readonly string[]; readonly rest: string };

/**
 * Reads one phone number in the form in which it is stored: digits, with a plus if it has a country prefix. Removes
 * what other programs leave around it: invisible characters, other dashes and digits, `tel:`, apostrophes. Returns
 * null if it is not one number.
 */
export function parsePhoneNumber(typed: string | null | undefined): string | null {
  if (!typed || typed.length > CELL_LENGTH) return null;
  const plain = removeLabel(plainSigns(typed));
  return ONE_NUMBER.test(plain) ? toNumber(plain) : null;
}

/** Returns one typed phone number with plain digits, dashes and spaces, as it is shown; null if it is not one number. */
export const cleanPhone = (typed: string): string | null =>
  parsePhoneNumber(typed) === null ? null : removeLabel(plainSigns(typed));

/**
 * Reads all numbers of a cell, and returns the rest of its text, so that the caller can keep both. Without a number,
 * the rest is the whole text.
 */
export function readPhoneCell(typed: string): PhoneCell {
  const one = parsePhoneNumber(typed);
  if (one) return withSecondNumber(typed, one);
  const text = cleanLine(typed);
  if (text.length > CELL_LENGTH) return { numbers: [], rest: text };
  const numbers: string[] = [];
  const rest = plainSigns(text).replaceAll(NUMBERS, (part) => {
    const read = readParts(part);
    numbers.push(...read.numbers);
    return read.rest;
  });
  if (numbers.length === 0) return { numbers, rest: text };
  return { numbers: [...new Set(numbers)], rest: tidyRest(rest) };
}

/** A slash or spaced dash can separate two numbers, and a prefix from its number. */
function withSecondNumber(typed: string, one: string): PhoneCell {
  const { numbers, rest } = readParts(removeLabel(plainSigns(typed)));
  return numbers.length > 1 || rest
    ? { numbers: [...new Set(numbers)], rest }
    : { numbers: [one], rest: '' };
}

function readParts(text: string): PhoneCell {
  const parts = text.split(/ ?\/ ?| - /);
  const digits = parts.map((part) => part.replaceAll(/\D/g, '').length);
  if (parts.length > 1 && digits.every((count) => count >= FEWEST_DIGITS)) return readEach(parts);
  const [first = '', ...others] = parts;
  if (others.length > 0 && (digits[0] ?? 0) >= DIGITS_BEFORE_EXTENSION)
    return readEach([first], `/${others.join('/')}`);
  const one = toNumber(text);
  if (one) return { numbers: [one], rest: '' };
  const words = text.split(/\s+/);
  const numbers = words.flatMap((word) => toNumber(word) ?? []);
  return words.length > 1 && numbers.length === words.length
    ? { numbers, rest: '' }
    : { numbers: [], rest: text };
}

function readEach(parts: readonly string[], extension = ''): PhoneCell {
  const read = parts.map((part) => ({ part, number: toNumber(part) }));
  const unread = read.flatMap(({ part, number }) => (number ? [] : part));
  return {
    numbers: read.flatMap(({ number }) => number ?? []),
    rest: [...unread, extension].filter(Boolean).join(' '),
  };
}

function toNumber(text: string): string | null {
  const prefixed = text.replaceAll(/[\s./-]/g, '').replace(/^\(?(?:\+|00)/, '+');
  // Outside Italy and its neighbors, callers from abroad omit the zero of `+44 (0)20`.
  const international = /^\+(?!39|378|379)/.test(prefixed) ? prefixed.replace('(0)', '') : prefixed;
  const number = international.replaceAll(/[()]/g, '');
  const digits = number.replace('+', '').length;
  return /^\+?\d+$/.test(number) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS
    ? number
    : null;
}

/** Replaces digits, dashes, plus signs and slashes of other keyboards, and removes what Excel puts before a number. */
function plainSigns(typed: string): string {
  const plain = cleanLine(removeInvisible(typed))
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) =>
      String(digit.charCodeAt(0) & 15),
    )
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\uFF0B\u207A]/g, '+')
    .replaceAll(/[\u2044\u2215\uFF0F]/g, '/');
  return trimSigns(plain, `= ${QUOTES}`, ` .;,${QUOTES}`);
}

const removeLabel = (text: string) => text.replace(LABEL, '');

function tidyRest(text: string): string {
  const words = text
    .replaceAll(
      /(?<!\p{L})(?:tel(?:efono)?|cell(?:ulare)?|mob(?:ile)?|phone)(?!\p{L})\.?:?/giu,
      ' ',
    )
    .replaceAll(/\s+/g, ' ');
  return trimSigns(words, ' ,;:/|-').replace(/^(?:o|e|or|and|&|oppure)$/i, '');
}
