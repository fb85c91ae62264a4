import { unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import type { RawRow } from './delimited-text.ts';
import { hiddenSheets } from './hidden-sheets.ts';
import { type MergedCell, mergedCells, worksheetPaths } from './merged-cells.ts';

/** Sheet of a file with all its rows. */
export type RawSheet = { readonly name: string; readonly rows: readonly RawRow[] };

/** Part of a workbook that lists its sheets, and part with their paths. */
const SHEET_LIST_PATH = 'xl/workbook.xml';
const RELATIONSHIPS_PATH = 'xl/_rels/workbook.xml.rels';
/** Larger worksheets have more rows than an import. */
const LARGEST_WORKSHEET = 50_000_000;

/** Chart sheets have no data. */
type WorkbookSheet = {
  readonly sheet: string;
  readonly data?: readonly (readonly unknown[])[];
};

/** Reads the visible sheets of an XLSX file. Cells that are merged over several rows are repeated in each. */
export async function readWorkbookSheets(bytes: Uint8Array): Promise<readonly RawSheet[]> {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      name === SHEET_LIST_PATH ||
      name === RELATIONSHIPS_PATH ||
      (name.startsWith('xl/worksheets/') && originalSize <= LARGEST_WORKSHEET),
  });
  const textOf = (path: string) => new TextDecoder().decode(parts[path]);
  const hidden = hiddenSheets(textOf(SHEET_LIST_PATH));
  const paths = worksheetPaths(textOf(SHEET_LIST_PATH), textOf(RELATIONSHIPS_PATH));
  const sheets: readonly WorkbookSheet[] = await readWorkbook(new Blob([bytes.slice()]));
  return sheets.flatMap(({ sheet: name, data = [] }, at) => {
    if (hidden.has(at)) return [];
    const rows = data.map((row) => row.map(cellText));
    return [{ name, rows: withMergedCells(rows, mergedCells(textOf(paths[at] ?? ''))) }];
  });
}

function withMergedCells(
  rows: readonly (readonly string[])[],
  merged: readonly MergedCell[],
): readonly RawRow[] {
  return rows.map((cells, at) => {
    const above = merged.filter(
      ({ column, from, to }) => from < at && at <= to && rows[from]?.[column] && !cells[column],
    );
    if (above.length === 0) return { cells };
    const filled = Array.from(cells, (cell, column) => {
      const source = above.find((each) => each.column === column);
      return source ? (rows[source.from]?.[column] ?? cell) : cell;
    });
    return { cells: filled, problems: ['merged_cells' as const] };
  });
}

function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
