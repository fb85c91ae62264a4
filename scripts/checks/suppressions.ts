import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { sourceFiles } from './source-files.ts';

/** The brackets keep this file from finding itself. */
const SILENCER =
  /@ts[-](?:ignore|expect-error|nocheck)|(?:oxlint|eslint|oxfmt|prettier)[-](?:disable|ignore)/;

/** No rule is switched off where it is broken: it is kept, or changed for all. */
export const suppressions: Check = {
  name: 'suppressions',
  async run(root) {
    const files = await sourceFiles(root, /\.(?:[cm]?[jt]sx?|css)$/);
    const found = await Promise.all(
      files.map(async (file) => silenced(file, await readFile(join(root, file), 'utf8'))),
    );
    return found.flat().join('\n') || null;
  },
};

const silenced = (file: string, text: string) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      SILENCER.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    );
