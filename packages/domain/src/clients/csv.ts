/** What a spreadsheet would take for a formula when it begins a cell. */
const FORMULA = /^[=+\-@\t\r]/;
/** The same where another program might begin a cell: after what separates them in some country, in quotes or not. */
const FORMULA_WITHIN = /([,;|\t\r\n]["' \u00a0]*)(?=[=+\-@])/g;

/** How a country's spreadsheets separate cells: with a comma in numbers it is a semicolon. */
export type CsvSeparator = ',' | ';';
export const csvSeparator = (language: string): CsvSeparator =>
  language.startsWith('it') ? ';' : ',';

/**
 * A text as a cell of a CSV file: quoted where it has to be, and never run as a formula by the program that opens it,
 * whichever separator that goes by.
 */
export function csvCell(text: string): string {
  const safe = (FORMULA.test(text) ? `'${text}` : text).replaceAll(FORMULA_WITHIN, "$1'");
  return /[",;|\t\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A CSV file as spreadsheets read it: with the mark that says it is UTF-8. No `sep=` line: programs that heed it no
 * longer heed the mark, and all others show it as a row.
 */
export function csvFile(rows: readonly (readonly string[])[], separator: CsvSeparator): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(separator)}\r\n`).join('')}`;
}
