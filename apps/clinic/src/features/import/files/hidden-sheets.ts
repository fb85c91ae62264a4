/** Matches a `<sheet>` element of `xl/workbook.xml`, even if a name contains `>`. */
const SHEET = /<(?:\w+:)?sheet(?:\s+[\w:]+\s*=\s*(?:"[^"]*"|'[^']*'))+\s*\/?>/g;
const NAME = /\sname\s*=/;
const HIDDEN = /\sstate\s*=\s*["'](?:hidden|veryHidden)["']/;

/**
 * Returns the indexes of the sheets that are hidden in the workbook, because the library for reading workbooks does
 * not report this.
 *
 * @param workbook content of `xl/workbook.xml`
 */
export function hiddenSheets(workbook: string): ReadonlySet<number> {
  const sheets = (workbook.match(SHEET) ?? []).filter((sheet) => NAME.test(sheet));
  return new Set(sheets.flatMap((sheet, place) => (HIDDEN.test(sheet) ? [place] : [])));
}
