const LONGEST = 120;

/** Control characters, those that turn the direction of writing round, and what systems read as something else. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"|?*]/gu;

/**
 * Returns a name that somebody's device gave a file, as plain text: no folders, nothing invisible, never empty, and
 * with the ending of what the file is, so that no double click opens it as something else.
 *
 * @param ending without its dot: `pdf`
 */
export function safeFileName(given: string, ending: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const plain = last.normalize('NFC').replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ').trim();
  const stem = plain.toLowerCase().endsWith(`.${ending}`)
    ? plain.slice(0, -ending.length - 1)
    : plain;
  // A name of dots alone names a folder.
  const named = stem.replace(/^[.\s]+/, '').trimEnd();
  const short = [...named].slice(0, LONGEST - ending.length - 1).join('');
  return `${short || 'file'}.${ending}`;
}
