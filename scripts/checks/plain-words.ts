import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { findBannedCommits } from './plain-words/find-banned-commits.ts';
import { findBannedNames } from './plain-words/find-banned-names.ts';
import { findBannedProse } from './plain-words/find-banned-prose.ts';
import { findBannedTexts } from './plain-words/find-banned-texts.ts';
import { parseFile } from './plain-words/parse-file.ts';
import { sourceFiles } from './source-files.ts';

const CODE = /^(?:apps|bench|e2e|packages|scripts)\/.*(?<!\.(?:d|gen))\.tsx?$/;
/** These files quote what is banned. */
const BAN_LISTS = /^scripts\/checks\/plain-words(?:\/|\.)/;

/** Names, comments, test titles, screen texts and commit subjects use plain words: `docs/vocabulary.md`, `docs/glossary.md`. */
export const plainWords: Check = {
  name: 'plain words',
  async run(root) {
    const paths = (await sourceFiles(root, CODE)).filter((path) => !BAN_LISTS.test(path));
    const inFiles = await Promise.all(
      paths.map(async (path) => {
        const file = parseFile(path, await readFile(join(root, path), 'utf8'));
        return [...findBannedNames(path, file), ...findBannedProse(path, file)];
      }),
    );
    const found = [
      ...inFiles.flat(),
      ...(await findBannedTexts(root)),
      ...(await findBannedCommits(root)),
    ];
    return found.join('\n') || null;
  },
};
