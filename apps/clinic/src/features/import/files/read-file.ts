import { type NamedSheet, toSheet } from '../sheet.ts';
import { readDelimitedText } from './delimited-text.ts';
import { decodeText, type Encoding, guessText } from './encodings.ts';
import { isMarkup, readHtmlTables } from './html-tables.ts';
import type { RawSheet } from './read-workbook.ts';

/** Reason why a file cannot be imported. */
export type FileFault = 'empty' | 'unreadable';
export class UnreadableFile extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(`this file is ${fault}`);
    this.fault = fault;
  }
}

/** Bytes of a text file and the encoding that they are read with, which the user may change. */
export type EncodedText = { readonly bytes: Uint8Array; readonly encoding: Encoding };

/** Sheets of a file; `source` is present if its encoding is a guess. */
export type ClientFile = {
  readonly sheets: readonly NamedSheet[];
  readonly source?: EncodedText;
};

/**
 * Reads the non-empty sheets of a file, without the hidden sheets of a workbook. Detects the file's kind from its
 * content, not its name, because programs save web pages and CSV files as `.xls`. Throws `UnreadableFile` if the
 * file is unreadable or has no rows.
 */
export async function readClientFile(file: Blob): Promise<ClientFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, ZIP)) return { sheets: toSheets(await readWorkbook(bytes)) };
  const { text, encoding } = guessText(bytes);
  const sheets = toSheets(readText(text));
  return encoding ? { sheets, source: { bytes, encoding } } : { sheets };
}

/** Reads a text file with another encoding. Throws `UnreadableFile` if it has no rows. */
export const readEncodedText = ({ bytes, encoding }: EncodedText): readonly NamedSheet[] =>
  toSheets(readText(decodeText(bytes, encoding)));

const ZIP = [0x50, 0x4b, 0x03, 0x04];

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

async function readWorkbook(bytes: Uint8Array): Promise<readonly RawSheet[]> {
  const { readWorkbookSheets } = await import('./read-workbook.ts');
  try {
    return await readWorkbookSheets(bytes);
  } catch {
    throw new UnreadableFile('unreadable');
  }
}

function readText(decoded: string): readonly RawSheet[] {
  const text = decoded.replace(/^\uFEFF/, '');
  if (text.includes('\0')) throw new UnreadableFile('unreadable');
  if (!isMarkup(text)) return [{ name: '', rows: readDelimitedText(text) }];
  return readHtmlTables(text).map((rows, at) => ({ name: String(at + 1), rows }));
}

function toSheets(raw: readonly RawSheet[]): readonly NamedSheet[] {
  const sheets = raw.flatMap(({ name, rows }) => {
    const sheet = toSheet(rows);
    return sheet ? [{ name, sheet }] : [];
  });
  if (sheets.length === 0) throw new UnreadableFile('empty');
  return sheets;
}
