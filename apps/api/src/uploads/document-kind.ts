import type { DocumentKind } from '@zampa/domain/files/documents';
import { isText } from './document-text.ts';
import { readOfficeArchive } from './office-archive.ts';
import { inspectPdf } from './pdf-file.ts';

/**
 * Detects a document's kind from its content; only CSV is distinguished from other text by its name. Null for anything
 * not accepted: programs, archives, office files with macros or external content, and anything a browser could run.
 */
export async function detectDocumentKind(
  bytes: Buffer,
  name: string,
): Promise<DocumentKind | null> {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return detectOfficeKind(bytes);
  const pdf = inspectPdf(bytes);
  if (pdf !== null) return pdf === 'readable' ? 'pdf' : null;
  if (!isText(bytes)) return null;
  return name.toLowerCase().endsWith('.csv') ? 'csv' : 'txt';
}

const ODT = 'mimetypeapplication/vnd.oasis.opendocument.text';
/** Offset of the first file name in a zip archive. An OpenDocument file starts with its uncompressed type. */
const FIRST_NAME = 30;

/**
 * Parts of office files that can run: macros (also of Excel 4), controls and embedded objects. Embedded tables of
 * charts are allowed.
 */
const RUNS =
  /vbaProject[.]bin$|^Basic\/|^Scripts\/|^xl\/(?:macrosheets|dialogsheets)\/|\/activeX\/|\/embeddings\/[^/]*(?<![.](?:xlsx|docx|pptx))$/i;
/** Relationship types that an office program fetches as soon as it opens the file; in lower case. */
const FETCHED = /\/(?:attachedtemplate|oleobject|frame|subdocument)["']/;
const TARGET_MODE = 'targetmode';
const EXTERNAL = /targetmode\s*=\s*["']external/;

async function detectOfficeKind(bytes: Buffer): Promise<DocumentKind | null> {
  const archive = await readOfficeArchive(bytes);
  if (!archive || archive.relations.some(fetchesExternal)) return null;
  const { names } = archive;
  if ([...names].some((name) => RUNS.test(name))) return null;
  const beginning = bytes.subarray(FIRST_NAME, FIRST_NAME + ODT.length + 1).toString('latin1');
  if (beginning.startsWith(ODT) && !/[-a-z]/.test(beginning.slice(ODT.length)))
    return names.has('content.xml') ? 'odt' : null;
  if (!names.has('[Content_Types].xml')) return null;
  if (names.has('word/document.xml')) return 'docx';
  return names.has('xl/workbook.xml') ? 'xlsx' : null;
}

/**
 * Whether a relationship part fetches something from outside. One that hides how it is written (a DTD, character
 * references, UTF-16) counts too. Reads each tag once.
 */
function fetchesExternal(relations: string): boolean {
  if (/\0|<!DOCTYPE|&#/i.test(relations)) return true;
  const text = relations.toLowerCase();
  for (let at = text.indexOf(TARGET_MODE); at >= 0; at = text.indexOf(TARGET_MODE, at)) {
    const start = text.lastIndexOf('<', at);
    const end = text.indexOf('<', at);
    const tag = text.slice(Math.max(0, start), end < 0 ? text.length : end);
    if (EXTERNAL.test(tag) && FETCHED.test(tag)) return true;
    if (end < 0) return false;
    at = end;
  }
  return false;
}
