import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedFiles } from '../generated/all.ts';
import type { Check } from './check.ts';

/** Requires generated files to be up to date with their sources. */
export const generated: Check = {
  name: 'generated files',
  async run(root) {
    const old: string[] = [];
    for await (const { path, text } of generatedFiles(root)) {
      const found = await readFile(join(root, path), 'utf8').catch(() => null);
      if (found !== text) old.push(`${path} is not what \`npm run generate\` makes`);
    }
    return old.join('\n') || null;
  },
};
