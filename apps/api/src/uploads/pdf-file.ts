/** Readers look for the header in this many bytes. */
const HEADER_WITHIN = 1024;
const HEADER = '%PDF-';
/** Readers find the objects of a file by one of these; a file that was cut off has none. */
const LANDMARKS = ['%%EOF', 'startxref', 'trailer'] as const;
/** Tags, declarations and script headers before a PDF. */
const MARKUP = /<[a-z!?/]|^#!/i;
const PAGE = /<(?:!doctype|html|head|body|script|svg|iframe)\b/i;
/** Beginnings of programs, archives and pictures. */
const OTHER_FILES = [
  'MZ',
  '\u007FELF',
  'Rar!',
  '7z',
  'GIF8',
  '\u001F\u008B',
  '\u00CA\u00FE\u00BA\u00BE',
];
/** The end of a zip archive, by which programs find an archive behind other content. */
const ARCHIVE_END = 'PK\u0005\u0006';

/**
 * Inspects a PDF as leniently as readers do: other bytes may come before its header, and its end mark may be
 * missing, damaged or followed by other bytes. Refuses a PDF that was cut off, or that is also a page, a program
 * or an archive. Null for a file that is not a PDF.
 */
export function inspectPdf(bytes: Buffer): 'readable' | 'refused' | null {
  const start = bytes.subarray(0, HEADER_WITHIN + HEADER.length).indexOf(HEADER, 0, 'latin1');
  if (start < 0) return null;
  const before = bytes.subarray(0, start).toString('latin1');
  if (MARKUP.test(before) || OTHER_FILES.some((beginning) => before.startsWith(beginning)))
    return 'refused';
  const end = Math.max(...LANDMARKS.map((mark) => bytes.lastIndexOf(mark, undefined, 'latin1')));
  // A text that mentions the header is not a PDF.
  if (end < start) return start === 0 ? 'refused' : null;
  const after = bytes.subarray(end).toString('latin1');
  return after.includes(ARCHIVE_END) || PAGE.test(after) ? 'refused' : 'readable';
}
