import { csvSeparator, withoutFormulas } from '@zampa/domain/clients/csv';

/** What some spreadsheet goes by, whatever separates cells here: it stands in quotes. */
const SEPARATES = /[",;|\t\n\r]/;

/**
 * Writes a table as spreadsheets of the language's country open it, none of its cells a formula: with the mark that
 * says it is UTF-8, and no `sep=` line: programs that heed it no longer heed the mark, and all others show it as a row.
 */
export async function csvFile(
  rows: readonly (readonly string[])[],
  language: string,
): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const text = papa.unparse(
    rows.map((row) => row.map(withoutFormulas)),
    { delimiter: csvSeparator(language), quotes: (cell) => SEPARATES.test(String(cell)) },
  );
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' });
}
