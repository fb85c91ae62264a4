import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FormatConfig, format } from 'oxfmt';
import { ROOT } from '../run-command.ts';

/** A file of the repository that nobody writes by hand. */
export type GeneratedFile = {
  /** Relative to the checkout. */
  readonly path: string;
  /** Its content before formatting. */
  readonly text: string;
};

/** Says in a generated file of code that it is one. */
export const NOTICE = '// Made by `npm run generate` from the files that are named here.';

/** The same in a file that is made from all calls of the contract. */
export const NOTICE_OF_CONTRACT = '// Made by `npm run generate` from the calls of the contract.';

/** Formats a text as everything else in the repository. @param path says what kind of text it is */
export async function formatText(path: string, text: string): Promise<string> {
  const options = JSON.parse(await readFile(join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(path, text, options);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(String).join(', ')}`);
  return code;
}
