const LONGEST = 120;
/** Names are truncated to this before normalization, which takes quadratic time. */
const READ_LENGTH = 1000;

/** Control characters, text direction overrides, and characters that file systems reserve. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"|?*]/gu;

/**
 * Returns a safe file name from an uploaded one: no folders, no invisible characters, never empty, and with the
 * extension of its real type, so that a double click cannot run it.
 *
 * @param ending extension without a dot: `pdf`
 */
export function safeFileName(originalName: string, ending: string): string {
  const start = Math.max(originalName.lastIndexOf('/'), originalName.lastIndexOf('\\')) + 1;
  const last = originalName.slice(start, start + READ_LENGTH);
  const plain = last.normalize('NFC').replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ').trim();
  const stem = plain.toLowerCase().endsWith(`.${ending}`)
    ? plain.slice(0, -ending.length - 1)
    : plain;
  // Leading dots would hide the file or name a folder.
  const named = stem.replace(/^[.\s]+/, '').trimEnd();
  const short = [...named].slice(0, LONGEST - ending.length - 1).join('');
  return `${short || 'file'}.${ending}`;
}
