import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { sourceFiles } from './source-files.ts';

const PAGES = /^(?:README|docs\/(?!decisions\/superseded\/).*)[.]md$/;
const CODE = /[.](?:tsx?|mjs|cjs|sql|css)$/;
const NAMED = /`(?<name>[\w/][\w./-]*[.](?:tsx?|mjs|cjs|sql|css))`/g;

/** Requires that each file of code that a page of documentation names exists. Superseded decisions keep old names. */
export const documentedFiles: Check = {
  name: 'documented files',
  async run(root) {
    const [pages, code] = await Promise.all([sourceFiles(root, PAGES), sourceFiles(root, CODE)]);
    const paths = code.map((file) => file.split('/'));
    const problems = await Promise.all(
      pages.map(async (page) => {
        const text = await readFile(join(root, page), 'utf8');
        return [...text.matchAll(NAMED)]
          .map(({ groups }) => groups?.['name'] ?? '')
          .filter((name) => !paths.some((path) => isNamed(path, name.split('/'))))
          .map((name) => `${page}: there is no ${name}`);
      }),
    );
    return problems.flat().join('\n') || null;
  },
};

/** Returns whether a name means the file at a path. Names may leave out folders, such as `domain/money.ts`. */
function isNamed(path: readonly string[], name: readonly string[]): boolean {
  if (path.at(-1) !== name.at(-1)) return false;
  let next = 0;
  for (const folder of path) if (folder === name[next]) next += 1;
  return next === name.length;
}
