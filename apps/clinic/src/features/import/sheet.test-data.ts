import type { Sheet, SheetRow } from './sheet.ts';

type Cells = readonly (readonly string[])[];

/** Returns rows of a file, numbered from 1. */
export const toSheetRows = (...cells: Cells): readonly SheetRow[] =>
  cells.map((row, at) => ({ line: at + 1, cells: row }));

/** Returns a sheet with the headings in its first row. */
export const sheetWithHeadings = (...cells: Cells): Sheet => ({
  rows: toSheetRows(...cells),
  hasHeadings: true,
});
