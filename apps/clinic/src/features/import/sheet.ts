import { IMPORT_MAX } from '@zampa/domain/import/verdicts';
import { readEmail, readPhone } from '@zampa/domain/invitations/invite';
import { fieldOfHeading } from './headings.ts';

/** A file as a table: its headings and its rows of as many cells. Without headings each of them is empty. */
export type Sheet = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A sheet with its name in its workbook; of a file with a single one it is empty. */
export type NamedSheet = { readonly name: string; readonly sheet: Sheet };

type Cells = readonly (readonly string[])[];

/** Under how many lines of a title headings are looked for. */
const TITLE_LINES = 5;
/** So many known headings make a row of headings, under a title of one cell. */
const KNOWN_HEADINGS = 2;

/**
 * Returns the table that cells make: without empty rows, and without the lines of a title above the headings. Null where
 * there is nothing to import.
 */
export function sheetOf(cells: Cells): Sheet | null {
  const filled = cells
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ''));
  const [columns = [], ...rows] = filled.slice(headingsAt(filled));
  const sheet = { columns, rows: rows.map((row) => ofWidth(row, columns.length)) };
  if (rows.length > 0) return sheet;
  // A single row is a client, or headings of nothing.
  return looksLikeClient(columns) ? withoutHeadings(sheet) : null;
}

function headingsAt(filled: Cells): number {
  const at = filled
    .slice(0, TITLE_LINES + 1)
    .findIndex(
      (row) => row.filter((cell) => fieldOfHeading(cell) !== null).length >= KNOWN_HEADINGS,
    );
  const isTitle = (row: readonly string[]) => row.filter((cell) => cell !== '').length === 1;
  return filled.slice(0, Math.max(0, at)).every(isTitle) ? Math.max(0, at) : 0;
}

const ofWidth = (row: readonly string[], width: number) =>
  Array.from({ length: width }, (_none, at) => row[at] ?? '');

/** Tells whether a row is about somebody rather than headings: no heading that is known, and an address or a number. */
export const looksLikeClient = (cells: readonly string[]): boolean =>
  cells.every((cell) => fieldOfHeading(cell) === null) &&
  cells.some((cell) => readEmail(cell) !== null || readPhone(cell) !== null);

/** Tells whether all rows of a table are clients, and none holds headings. */
export const hasNoHeadings = ({ columns }: Sheet): boolean => columns.every((name) => name === '');

/** Returns the table of which the first row is a client as well. */
export function withoutHeadings({ columns, rows }: Sheet): Sheet {
  const all = [columns, ...rows];
  const width = Math.max(...all.map((row) => row.length));
  return {
    columns: Array.from({ length: width }, () => ''),
    rows: all.map((row) => ofWidth(row, width)),
  };
}

/** Returns the table of which the first row holds the headings after all. */
export function withHeadings({ rows: [columns = [], ...rows] }: Sheet): Sheet {
  return { columns, rows };
}

/** Tells whether a table has more rows than one import may bring. */
export const isTooLarge = ({ rows }: Sheet): boolean => rows.length > IMPORT_MAX;
