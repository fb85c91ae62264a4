/** Beginnings that browsers interpret as HTML or SVG, also after spaces. Text with them is refused. */
const MARKUP = /^\s*<|<(!doctype|html|head|body|script|svg|iframe|object|embed)\b/i;
const SNIFFED_CHARACTERS = 4096;

/** Control characters of programs and pictures; no laboratory device or printer sends them in a text. */
const BINARY_CODES = [0x00, 0x01, 0x07, 0x10, 0x11, 0x13, 0x16, 0x18, 0x19, 0x7f];
const BINARY = new RegExp(`[${String.fromCharCode(...BINARY_CODES)}]`);
/** Before the first letter: a byte order mark (as UTF-8 or decoded), a start of transmission, a printer's reset. */
const BEGINNING = /^(?:[\uFEFF\p{Cc}\s]|\u00EF\u00BB\u00BF)+/u;

/**
 * Returns whether the bytes are text that a browser would not interpret as markup. Text is UTF-8, UTF-16 with a byte
 * order mark, or a legacy code page, with the control characters of laboratory devices and printers: form feed, escape,
 * start and end of transmission, end of a DOS file.
 */
export function isText(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  // Markup and control characters are the same in UTF-8 and in all code pages.
  const text = decodeUtf16(bytes) ?? bytes.toString('latin1');
  return (
    !BINARY.test(text) && !MARKUP.test(text.slice(0, SNIFFED_CHARACTERS).replace(BEGINNING, ''))
  );
}

const UTF_16 = { fffe: 'utf-16le', feff: 'utf-16be' } as const;

/** Returns the text of a file with a UTF-16 byte order mark; null for any other file, and for a damaged one. */
function decodeUtf16(bytes: Buffer): string | null {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark !== 'fffe' && mark !== 'feff') return null;
  try {
    return new TextDecoder(UTF_16[mark], { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
