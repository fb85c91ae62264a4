/** Rows of a column, from 0, that one merged cell covers. */
export type MergedCell = { readonly column: number; readonly from: number; readonly to: number };

const RANGE =
  /<(?:\w+:)?mergeCell\b[^>]*\bref\s*=\s*["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/g;

/**
 * Returns the cells of a worksheet that are merged over several rows, because the library for reading workbooks does
 * not report them.
 *
 * @param worksheet content of a file in `xl/worksheets`
 */
export function mergedCells(worksheet: string): readonly MergedCell[] {
  return [...worksheet.matchAll(RANGE)].flatMap(([, letters = '', first, last]) => {
    const merged = { column: columnIndex(letters), from: Number(first) - 1, to: Number(last) - 1 };
    return merged.to > merged.from ? [merged] : [];
  });
}

/** Returns the index of a column from 0: `A` is 0, `AA` is 26. */
const columnIndex = (letters: string): number =>
  [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const SHEET = /<(?:\w+:)?sheet\b[^>]*?\s(?:\w+:)?id\s*=\s*["'](rId[^"']+)["'][^>]*>/g;
const RELATIONSHIP = /<Relationship\b[^>]*>/g;

/**
 * Returns the paths of a workbook's sheets in their order.
 *
 * @param workbook content of `xl/workbook.xml`
 * @param relationships content of `xl/_rels/workbook.xml.rels`
 */
export function worksheetPaths(workbook: string, relationships: string): readonly string[] {
  const targets = new Map(
    (relationships.match(RELATIONSHIP) ?? []).map((element) => [
      attribute(element, 'Id'),
      attribute(element, 'Target'),
    ]),
  );
  return [...workbook.matchAll(SHEET)].map(([, id = '']) => {
    const target = targets.get(id) ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  });
}

const attribute = (element: string, name: string): string =>
  new RegExp(String.raw`\s${name}\s*=\s*["']([^"']*)["']`).exec(element)?.[1] ?? '';
