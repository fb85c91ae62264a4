import type { DocumentKind } from '@zampa/domain/files/documents';
import { readOfficeArchive } from './office-archive.ts';

/**
 * Tells what a document is, by its content; its name only tells a table from other text. `null` for everything that is
 * not one of the kinds we take: programs, archives, office files that would run or fetch something when they are
 * opened, and whatever a browser could run.
 */
export async function documentKind(bytes: Buffer, name: string): Promise<DocumentKind | null> {
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

/**
 * Parts that run, of either family of office programs: macros of today and those of Excel 4, controls, and objects of
 * other programs that lie within. A chart's own table is none.
 */
const RUNS =
  /vbaProject[.]bin$|^Basic\/|^Scripts\/|^xl\/(?:macrosheets|dialogsheets)\/|\/activeX\/|\/embeddings\/[^/]*(?<![.](?:xlsx|docx|pptx))$/i;
/** What an office program fetches from elsewhere by itself, as soon as the file is opened. */
const FETCHED = /\/(?:attachedTemplate|oleObject|frame|subDocument)["']/;

async function officeKind(bytes: Buffer): Promise<DocumentKind | null> {
  const archive = await readOfficeArchive(bytes);
  if (!archive || archive.relations.some(leadsAway)) return null;
  const { names } = archive;
  if ([...names].some((name) => RUNS.test(name))) return null;
  const beginning = bytes.subarray(FIRST_NAME, FIRST_NAME + ODT.length + 1).toString('latin1');
  if (beginning.startsWith(ODT) && !/[-a-z]/.test(beginning.slice(ODT.length)))
    return names.has('content.xml') ? 'odt' : null;
  if (!names.has('[Content_Types].xml')) return null;
  if (names.has('word/document.xml')) return 'docx';
  return names.has('xl/workbook.xml') ? 'xlsx' : null;
}

/** Whether a list of relations names something outside that is fetched. One that hides how it is written is no list of ours. */
function leadsAway(relations: string): boolean {
  if (/\0|<!DOCTYPE|&#/.test(relations)) return true;
  return relations
    .split('<')
    .some((tag) => /TargetMode\s*=\s*["']External/i.test(tag) && FETCHED.test(tag));
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
