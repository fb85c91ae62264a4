/** Latin letters that people tell apart; others, such as a dotless i, look like plain ones. */
const PLAIN_LATIN = /^[a-z0-9.\-\u00DF-\u00F6\u00F8-\u00FF]+$/;
const LETTER = /\p{L}/u;
const SCRIPTS = [
  /^[\p{Script=Cyrillic}\p{M}\p{N}.-]+$/u,
  /^[\p{Script=Greek}\p{M}\p{N}.-]+$/u,
  /^[\p{Script=Arabic}\p{M}\p{N}.-]+$/u,
  /^[\p{Script=Hebrew}\p{M}\p{N}.-]+$/u,
  /^[\p{Script=Devanagari}\p{M}\p{N}.-]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{M}\p{N}.-]+$/u,
];

/**
 * Returns a web address as it is shown: as written, or with its host in ASCII (`xn--…`) if the host mixes scripts
 * or has letters that look like others. Under an ending like `.com`, any host in another script counts as mixed.
 */
export function readableHost(address: string, url: URL): string {
  const start = address.indexOf('://') < 0 ? 0 : address.indexOf('://') + 3;
  const length = address.slice(start).search(/[/?#:]/);
  const end = length < 0 ? address.length : start + length;
  const host = address.slice(start, end).toLowerCase();
  const isReadable =
    PLAIN_LATIN.test(host) || (LETTER.test(host) && SCRIPTS.some((one) => one.test(host)));
  return isReadable ? address : address.slice(0, start) + url.hostname + address.slice(end);
}
