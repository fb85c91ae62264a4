import { IMPORT_MAX } from '@zampa/domain/import/verdicts';
import { readEmail, readPhone } from '@zampa/domain/invitations/invite';
import { fieldOfHeading } from './headings.ts';

/** A row of a file; `line` is its place there from 1, as a spreadsheet program counts: what is left out above it counts too. */
export type SheetRow = { readonly line: number; readonly cells: readonly string[] };

/** A file as a table: its rows as they are, of which the first may hold the headings. */
export type Sheet = { readonly rows: readonly SheetRow[]; readonly hasHeadings: boolean };

/** A sheet with its name in its workbook; of a file with a single one it is empty. */
export type NamedSheet = { readonly name: string; readonly sheet: Sheet };

/** Under how many lines of a title headings are looked for. */
const TITLE_LINES = 5;
/** So many known headings make a row of headings, under a title of one cell. */
const KNOWN_HEADINGS = 2;

/**
 * Returns the table that cells make, those of a file from its first line: without empty rows, and without the lines of a
 * title above the headings. Null where there is nothing to import.
 */
export function sheetOf(cells: readonly (readonly string[])[]): Sheet | null {
  const filled = cells
    .map((row, at) => ({ line: at + 1, cells: row.map((cell) => cell.trim()) }))
    .filter((row) => row.cells.some((cell) => cell !== ''));
  const rows = filled.slice(headingsAt(filled));
  const [first] = rows;
  if (rows.length > 1) return { rows, hasHeadings: true };
  // A single row is a client, or headings of nothing.
  return first && looksLikeClient(first.cells) ? { rows, hasHeadings: false } : null;
}

function headingsAt(filled: readonly SheetRow[]): number {
  const at = filled
    .slice(0, TITLE_LINES + 1)
    .findIndex(
      ({ cells }) => cells.filter((cell) => fieldOfHeading(cell) !== null).length >= KNOWN_HEADINGS,
    );
  const isTitle = ({ cells }: SheetRow) => cells.filter((cell) => cell !== '').length === 1;
  return filled.slice(0, Math.max(0, at)).every(isTitle) ? Math.max(0, at) : 0;
}

/** Returns what the columns of a table are called; without headings all of them are empty, as many as its longest row has. */
export function headingsOf({ rows, hasHeadings }: Sheet): readonly string[] {
  const [first] = rows;
  if (hasHeadings && first) return first.cells;
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  return Array.from({ length: width }, () => '');
}

/** Returns the rows of a table that are clients: all but the one of its headings. */
export const clientRowsOf = ({ rows, hasHeadings }: Sheet): readonly SheetRow[] =>
  rows.slice(hasHeadings ? 1 : 0);

/** Tells whether a row is about somebody rather than headings: no heading that is known, and an address or a number. */
export const looksLikeClient = (cells: readonly string[]): boolean =>
  cells.every((cell) => fieldOfHeading(cell) === null) &&
  cells.some((cell) => readEmail(cell) !== null || readPhone(cell) !== null);

/** Returns the table read anew: its first row holds the headings, or is a client as well. */
export const withHeadings = (sheet: Sheet, hasHeadings: boolean): Sheet => ({
  ...sheet,
  hasHeadings,
});

/** Tells whether a table has more rows than one import may bring. */
export const isTooLarge = (sheet: Sheet): boolean => clientRowsOf(sheet).length > IMPORT_MAX;
