import type { Sheet, SheetRow } from './sheet.ts';

type Cells = readonly (readonly string[])[];

/** Rows of a file, from its first line on. */
export const linesOf = (...cells: Cells): readonly SheetRow[] =>
  cells.map((row, at) => ({ line: at + 1, cells: row }));

/** A file whose first line holds the headings. */
export const tableOf = (...cells: Cells): Sheet => ({ rows: linesOf(...cells), hasHeadings: true });
