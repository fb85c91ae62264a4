import type { DocumentKind } from '@zampa/domain/files/documents';
import { zipNames } from './zip-names.ts';

/**
 * What a document is, by its content; its name only tells a table from other text. `null` for everything that is not
 * one of the kinds we take: programs, archives, office files with macros, and whatever a browser could run.
 */
export function documentKind(bytes: Buffer, name: string): DocumentKind | null {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return isWholePdf(bytes) ? 'pdf' : null;
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return officeKind(bytes);
  if (!isText(bytes)) return null;
  return name.toLowerCase().endsWith('.csv') ? 'csv' : 'txt';
}

/** Writers end a PDF with this mark; one that was cut off has lost it. */
const isWholePdf = (bytes: Buffer) => bytes.subarray(-2048).includes('%%EOF');

const ODT = 'mimetypeapplication/vnd.oasis.opendocument.text';
/** Where the first name of an archive stands; an OpenDocument begins with its type, not compressed. */
const FIRST_NAME = 30;

function officeKind(bytes: Buffer): DocumentKind | null {
  const names = new Set(zipNames(bytes));
  // Macros, of either family of office programs.
  if ([...names].some((name) => /vbaProject[.]bin$|^Basic\/|^Scripts\//i.test(name))) return null;
  const beginning = bytes.subarray(FIRST_NAME, FIRST_NAME + ODT.length + 1).toString('latin1');
  if (beginning.startsWith(ODT) && !/[-a-z]/.test(beginning.slice(ODT.length)))
    return names.has('content.xml') ? 'odt' : null;
  if (!names.has('[Content_Types].xml')) return null;
  if (names.has('word/document.xml')) return 'docx';
  return names.has('xl/workbook.xml') ? 'xlsx' : null;
}

/** Beginnings that browsers take for a page or a drawing, also behind spaces; text that begins so is refused. */
const MARKUP = /^\s*<|<(!doctype|html|head|body|script|svg|iframe|object|embed)\b/i;
const SNIFFED_BYTES = 4096;

/** Text in UTF-8 or in an older code page: no control characters, and no markup where a browser would look for it. */
function isText(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  for (const byte of bytes)
    if (byte === 0x7f || (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d))
      return false;
  const beginning = bytes
    .subarray(0, SNIFFED_BYTES)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  return !MARKUP.test(beginning);
}
