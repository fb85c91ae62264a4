import { removeInvisible, trimSigns } from './visible-text.ts';

/** Longest e-mail address (RFC 5321). */
export const EMAIL_LENGTH = 254;

const LOCAL_PART = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/;
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;
const ASCII_DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d-]{2,63}$/;
const QUOTES = `"'‘’‚“”„\`´«»‹›`;
/** Dots of other scripts, which domain names treat as dots. */
const OTHER_DOTS = /[\u3002\uFF0E\uFF61]/g;

/**
 * Reads one e-mail address in the form in which it is stored and compared: lower case, and its domain in ASCII
 * (Punycode). Removes what other programs leave around it: invisible characters, `mailto:`, quotes, a name before
 * angle brackets, and a final dot. Returns null if it is not one valid address.
 */
export function parseEmail(typed: string | null | undefined): string | null {
  if (!typed || typed.length > 2 * EMAIL_LENGTH) return null;
  const address = unwrapAddress(removeInvisible(typed)).toLowerCase();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(0, at));
  const domain = toAsciiDomain(address.slice(at + 1));
  if (!LOCAL_PART.test(local) || domain === null) return null;
  const email = `${local}@${domain}`;
  return email.length <= EMAIL_LENGTH ? email : null;
}

/** Addresses of a cell, and the words that are no address. */
export type EmailCell = { readonly emails: readonly string[]; readonly rest: string };

/** Reads a cell that may hold several addresses or other words, so that the caller can keep both. */
export function readEmailCell(typed: string): EmailCell {
  const whole = parseEmail(typed);
  if (whole) return { emails: [whole], rest: '' };
  const parts = removeInvisible(typed)
    .slice(0, 1000)
    .split(/[\s,;/|]+/)
    .filter(Boolean);
  const read = parts.map((part) => ({ part, email: parseEmail(trimSigns(part, '(', ').:')) }));
  return {
    emails: [...new Set(read.flatMap(({ email }) => email ?? []))],
    rest: read.flatMap(({ part, email }) => (email ? [] : part)).join(' '),
  };
}

function unwrapAddress(typed: string): string {
  const inBrackets = /^[^<>@]*<([^<>]*)>$/.exec(typed.trim())?.[1] ?? typed;
  return trimSigns(inBrackets.trim(), QUOTES, `${QUOTES}.`)
    .trim()
    .replace(/^mailto:\s*/i, '');
}

/** Returns a domain name in ASCII; null if it is invalid. */
function toAsciiDomain(typed: string): string | null {
  const dotted = typed.replaceAll(OTHER_DOTS, '.');
  if (!TYPED_DOMAIN.test(dotted)) return null;
  if (ASCII_DOMAIN.test(dotted)) return dotted;
  const address = `http://${dotted}`;
  const ascii = URL.canParse(address) ? new URL(address).hostname : '';
  return ASCII_DOMAIN.test(ascii) ? ascii : null;
}
