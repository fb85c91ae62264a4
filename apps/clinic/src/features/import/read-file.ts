import { decodeText } from './decode.ts';

/** A file as a table: its headings and its rows of as many cells. */
export type Sheet = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Why a file is no table that could be imported. */
export type FileFault = 'empty' | 'unreadable';
export class UnreadableFile extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(`this file is ${fault}`);
    this.fault = fault;
  }
}

/** Reads a CSV or XLSX file; the code for either comes when it is needed. */
export async function readSheetOf(file: Blob & { readonly name: string }): Promise<Sheet> {
  const cells = /\.xlsx$/i.test(file.name) ? await workbookCells(file) : await textCells(file);
  return sheetOf(cells);
}

async function textCells(file: Blob): Promise<string[][]> {
  const { default: papa } = await import('papaparse');
  const text = decodeText(new Uint8Array(await file.arrayBuffer())).replace(/^\uFEFF/, '');
  if (text.includes('\0')) throw new UnreadableFile('unreadable');
  return papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  }).data;
}

async function workbookCells(file: Blob): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(file).catch(() => {
    throw new UnreadableFile('unreadable');
  });
  return rows.map((row) => row.map(cellText));
}

function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

function sheetOf(cells: readonly (readonly string[])[]): Sheet {
  const filled = cells.filter((row) => row.some((cell) => cell.trim() !== ''));
  const [columns = [], ...rows] = filled;
  if (rows.length === 0) throw new UnreadableFile('empty');
  return {
    columns: columns.map((name) => name.trim()),
    rows: rows.map((row) => columns.map((_name, at) => (row[at] ?? '').trim())),
  };
}
