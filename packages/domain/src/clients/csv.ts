/**
 * Characters that start a formula, as OWASP lists them for CSV injection. Spreadsheets in Japanese and Chinese also
 * accept the full-width forms.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Negative amounts, which are not formulas and which accountants add up. */
const AMOUNT = /^-\d+[.,]\d{2}$/;
/** International phone numbers. Other programs read the apostrophe as part of the number; a single signed number is no risk. */
const PHONE = /^\+\d[\d ]{4,18}\d$/;
/**
 * Formula start after any character that separates cells in some country, quoted or not: another program might split
 * the text there.
 */
const FORMULA_WITHIN = /([,;|\t\r\n]["' \u00a0]*)(?=[=+\-@＝＋－＠])/g;

/** Cell separator of a country's spreadsheets: a semicolon where numbers use a decimal comma. */
export type CsvSeparator = ',' | ';';
/** Returns the CSV separator for a reader of this language. */
export const csvSeparator = (language: string): CsvSeparator =>
  language.startsWith('it') ? ';' : ',';

/** Escapes a text so that no spreadsheet runs it as a formula, whatever separator it is opened with (CSV injection). */
export function escapeFormulas(text: string): string {
  const isFormula = FORMULA.test(text) && !AMOUNT.test(text) && !PHONE.test(text);
  return (isFormula ? `'${text}` : text).replaceAll(FORMULA_WITHIN, "$1'");
}
