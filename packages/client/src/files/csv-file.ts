import { csvSeparator, escapeFormulas } from '@zampa/domain/clients/csv';

/** Quote cells with any separator a spreadsheet might use, whichever is used here. */
const NEEDS_QUOTES = /[",;|\t\n\r]/;

/**
 * Writes a table as a CSV file for spreadsheets of the language's country. Escapes formulas. Starts with a byte
 * order mark for UTF-8. Has no `sep=` line, because programs that support it then ignore the mark, and others show
 * it as a row.
 */
export async function csvFile(
  rows: readonly (readonly string[])[],
  language: string,
): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const text = papa.unparse(
    rows.map((row) => row.map(escapeFormulas)),
    { delimiter: csvSeparator(language), quotes: (cell) => NEEDS_QUOTES.test(String(cell)) },
  );
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' });
}
