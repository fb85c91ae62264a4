/** A sheet of a workbook as `xl/workbook.xml` lists it; also where a name has `>` in it. */
const SHEET = /<(?:\w+:)?sheet(?:\s+[\w:]+\s*=\s*(?:"[^"]*"|'[^']*'))+\s*\/?>/g;
const NAME = /\sname\s*=/;
const HIDDEN = /\sstate\s*=\s*["'](?:hidden|veryHidden)["']/;

/**
 * Returns the places, from 0, of the sheets that nobody sees who opens the workbook: what reads workbooks does not tell.
 *
 * @param workbook the text of its `xl/workbook.xml`
 */
export function hiddenSheets(workbook: string): ReadonlySet<number> {
  const sheets = (workbook.match(SHEET) ?? []).filter((sheet) => NAME.test(sheet));
  return new Set(sheets.flatMap((sheet, place) => (HIDDEN.test(sheet) ? [place] : [])));
}
