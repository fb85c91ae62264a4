/** What a spreadsheet would take for a formula when it begins a cell. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",;\n\r]/;

/** A text as a cell of a CSV file: quoted where it has to be, and never run as a formula by the program that opens it. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file as spreadsheets read it: with the mark that says it is UTF-8. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}
