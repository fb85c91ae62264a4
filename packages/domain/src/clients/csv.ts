/** What a spreadsheet would take for a formula when it begins a cell. */
const FORMULA = /^[=+\-@\t\r]/;
/** Nothing is run for an amount, which accountants add up. */
const AMOUNT = /^-\d+[.,]\d{2}$/;
/** The same where another program might begin a cell: after what separates them in some country, in quotes or not. */
const FORMULA_WITHIN = /([,;|\t\r\n]["' \u00a0]*)(?=[=+\-@])/g;

/** How a country's spreadsheets separate cells: with a comma in numbers it is a semicolon. */
export type CsvSeparator = ',' | ';';
/** Returns what separates the cells of a file for who reads this language. */
export const csvSeparator = (language: string): CsvSeparator =>
  language.startsWith('it') ? ';' : ',';

/** Makes a text one that no program runs as a formula, whichever separator it goes by when it opens a table. */
export function withoutFormulas(text: string): string {
  const isFormula = FORMULA.test(text) && !AMOUNT.test(text);
  return (isFormula ? `'${text}` : text).replaceAll(FORMULA_WITHIN, "$1'");
}
