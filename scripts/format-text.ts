import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { ROOT } from './root.ts';

/** Formats a text as everything else in the repository. @param path says what kind of text it is */
export async function formatText(path: string, text: string): Promise<string> {
  const options = JSON.parse(await readFile(join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(path, text, options);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(String).join(', ')}`);
  return code;
}
