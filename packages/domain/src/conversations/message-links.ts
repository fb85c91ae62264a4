import { readableHost } from './readable-host.ts';

/** A piece of a message: plain text, or text that opens a page, a call or an e-mail. */
export type MessagePart = { readonly text: string; readonly href: string | null };

/** No letter or digit may come before a link. */
const URL_PATTERN = String.raw`(?<![\p{L}\p{N}])(?:https?:\/\/|www[.])[^\s<>"«»“”]+`;
const EMAIL_PATTERN = String.raw`(?<![\p{L}\p{N}._%+'-])[A-Za-z0-9][A-Za-z0-9._+'-]*@(?:[A-Za-z0-9-]+[.])+[A-Za-z]{2,}`;
const PHONE_PATTERN = String.raw`(?<![\p{L}\p{N}@.,/€$+-])(?:\+|\(\+?)?\d+\)?(?:[ ./\u00A0\u2011-]\(?\d+\)?)*(?![\p{L}\p{N}@%€$])`;
const LINK = new RegExp(`(${URL_PATTERN})|(${EMAIL_PATTERN})|(${PHONE_PATTERN})`, 'giu');

/**
 * Splits a message into plain text and links: web addresses, e-mail addresses and telephone numbers. Punctuation at the end
 * of a link is plain text. The host of a web address is shown in ASCII if its letters could be taken for others.
 */
export function findLinks(message: string): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let last = 0;
  for (const { 0: match, 1: url, 2: email, index } of message.matchAll(LINK)) {
    const found = url ? webLink(url) : email ? emailLink(email) : phoneLink(match);
    if (!found) continue;
    if (index > last) parts.push({ text: message.slice(last, index), href: null });
    parts.push({ text: found.text, href: found.href });
    last = index + found.length;
  }
  if (last < message.length) parts.push({ text: message.slice(last), href: null });
  return parts;
}

type Found = { readonly text: string; readonly href: string; readonly length: number } | null;

function webLink(match: string): Found {
  const address = withoutPunctuation(match);
  const hasScheme = /^https?:/i.test(address);
  const full = hasScheme ? address : `https://${address}`;
  if (!URL.canParse(full)) return null;
  const url = new URL(full);
  // A name before the host hides which page opens.
  if (url.username !== '' || url.password !== '' || !isHost(url.hostname)) return null;
  return { text: readableHost(address, url), href: url.href, length: address.length };
}

const isHost = (host: string) => /[.][a-z][a-z0-9-]+$/.test(host) || /^[\d.]+$/.test(host);

const ENDS = /[.,;:!?'’"”»…*_]$/u;
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Removes punctuation from the end, and closing brackets that the address did not open. */
function withoutPunctuation(address: string): string {
  let end = address.length;
  for (; end > 0; end -= 1) {
    const kept = address.slice(0, end);
    const opening = BRACKETS[kept.at(-1) ?? ''];
    const isUnopened = opening !== undefined && countOf(kept, opening) < countOf(kept, kept.at(-1));
    if (!ENDS.test(kept) && !isUnopened) break;
  }
  return address.slice(0, end);
}

const countOf = (text: string, sign = '') => text.split(sign).length - 1;

const emailLink = (text: string): Found => ({ text, href: `mailto:${text}`, length: text.length });

/** Dates, times and amounts in thousands, also at the beginning of a longer sequence. */
const NO_PHONE =
  /^(?:\d{1,2}([./-])\d{1,2}\1\d{2,4}(?!\d)|\d{1,2}[.]\d{2}(?!\d)|\d{4}-\d{2}-\d{2}|\d{1,3}(?:[.]\d{3})+$)/;
/** Italian numbers: fixed lines, mobile telephones and free numbers. */
const ITALIAN = /^(?:0[1-9]\d{4,9}|3\d{8,9}|8(?:00|03|40|48|92|99)\d{3,6})$/;
const AMERICAN = /^\(?[2-9]\d{2}\)?[ .-][2-9]\d{2}[ .-]\d{4}$/;
const INTERNATIONAL = /^(?:\+|00)[1-9]\d{6,14}$/;

function phoneLink(match: string): Found {
  const text = match.replace(/^\((?=[^)]*$)/, '');
  const digits = text.replaceAll(/[^\d+]/g, '');
  const isNational = ITALIAN.test(digits) || AMERICAN.test(text);
  const isPhone = INTERNATIONAL.test(digits) || (isNational && !NO_PHONE.test(text));
  return isPhone && text === match ? { text, href: `tel:${digits}`, length: text.length } : null;
}
