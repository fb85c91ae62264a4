import { IMPORT_MAX } from '@zampa/domain/import/evaluate-rows';
import { parseEmail } from '@zampa/domain/people/email-address';
import { parsePhoneNumber } from '@zampa/domain/people/phone-number';
import { fieldOfHeading } from './headings.ts';

/**
 * Irregularities of a row that were repaired while reading the file: a quote that is not closed, quotes with backslashes, fewer
 * or more cells than columns, cells merged over several rows, or an owner taken from the row above.
 */
export const READING_PROBLEMS = [
  'open_quote',
  'backslash_quote',
  'missing_cells',
  'extra_cells',
  'merged_cells',
  'owner_above',
] as const;
export type ReadingProblem = (typeof READING_PROBLEMS)[number];

/** Row of a file; `line` is its line number from 1 as in a spreadsheet, counting skipped lines. */
export type SheetRow = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly problems?: readonly ReadingProblem[];
};

/** A file as a table; the first row may hold the headings. */
export type Sheet = { readonly rows: readonly SheetRow[]; readonly hasHeadings: boolean };

/** A sheet and its name in the workbook; the name is empty for files without named sheets. */
export type NamedSheet = { readonly name: string; readonly sheet: Sheet };

/** Maximum number of title lines above the headings. */
const TITLE_LINES = 5;
/** Number of known headings that identifies a row of headings below a title. */
const KNOWN_HEADINGS = 2;

/**
 * Returns the table to import from the lines of a file, without empty rows and without title lines above the
 * headings. Returns null if there is no client row.
 */
export function toSheet(lines: readonly Omit<SheetRow, 'line'>[]): Sheet | null {
  const filled = lines
    .map((row, at) => ({ ...row, line: at + 1, cells: row.cells.map((cell) => cell.trim()) }))
    .filter((row) => row.cells.some((cell) => cell !== ''));
  const rows = filled.slice(findHeadingsIndex(filled));
  const [first] = rows;
  if (rows.length > 1) return { rows, hasHeadings: true };
  // A single row is either a client, or headings without clients.
  return first && looksLikeClient(first.cells) ? { rows, hasHeadings: false } : null;
}

function findHeadingsIndex(filled: readonly SheetRow[]): number {
  const at = filled
    .slice(0, TITLE_LINES + 1)
    .findIndex(
      ({ cells }) => cells.filter((cell) => fieldOfHeading(cell) !== null).length >= KNOWN_HEADINGS,
    );
  const isTitle = ({ cells }: SheetRow) => cells.filter((cell) => cell !== '').length === 1;
  return filled.slice(0, Math.max(0, at)).every(isTitle) ? Math.max(0, at) : 0;
}

/** Returns the headings of the columns; without headings an empty text for each column of the longest row. */
export function headingsOf({ rows, hasHeadings }: Sheet): readonly string[] {
  const [first] = rows;
  if (hasHeadings && first) return first.cells;
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  return Array.from({ length: width }, () => '');
}

/** Returns all rows except the headings. */
export const clientRowsOf = ({ rows, hasHeadings }: Sheet): readonly SheetRow[] =>
  rows.slice(hasHeadings ? 1 : 0);

/** Returns whether a row looks like a client: no known heading, but an e-mail address or a phone number. */
export const looksLikeClient = (cells: readonly string[]): boolean =>
  cells.every((cell) => fieldOfHeading(cell) === null) &&
  cells.some((cell) => parseEmail(cell) !== null || parsePhoneNumber(cell) !== null);

/** Returns the sheet with its first row read as headings or as a client. */
export const withHeadings = (sheet: Sheet, hasHeadings: boolean): Sheet => ({
  ...sheet,
  hasHeadings,
});

/** Words that are shown to check an encoding. */
const WORDS_SHOWN = 6;

/** Returns a few different words of a sheet with letters or signs beyond ASCII. */
export function accentedWords({ rows }: Sheet): readonly string[] {
  const words = new Set<string>();
  for (const { cells } of rows)
    for (const word of cells.join(' ').split(/\s+/)) {
      if (!/[^\0-\u007F]/.test(word)) continue;
      words.add(word);
      if (words.size === WORDS_SHOWN) return [...words];
    }
  return [...words];
}

/** Returns whether a sheet has more rows than one import allows. */
export const isTooLarge = (sheet: Sheet): boolean => clientRowsOf(sheet).length > IMPORT_MAX;
