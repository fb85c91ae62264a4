import { dirname } from 'node:path';
import type { Check } from './check.ts';
import { sourceFiles } from './source-files.ts';

/** Source files. Tests and their helpers do not count, because they are beside the code that they test. */
const CODE =
  /^(?:apps|packages|scripts|e2e|bench)\/.*(?<![.](?:test|spec|contract|fixture|test-data))[.](?:tsx?|mjs)$/;
const MOST = 40;

/** Folders that may hold more files, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'packages/i18n/src/english': 'generated: one file per section of texts',
  'packages/ui/src/icons': 'generated: one file per icon, so that each chunk loads only its own',
  'apps/clinic/src/features/appointments/bookings': 'older than this check, to be split',
};

/** Limits how many files of code are directly in a folder, so that its list shows what it is about. */
export const folderSizes: Check = {
  name: 'folder sizes',
  async run(root) {
    const folders = Object.groupBy(await sourceFiles(root, CODE), (file) => dirname(file));
    const tooLarge = Object.entries(folders).flatMap(([folder, files = []]) =>
      files.length > MOST && EXCEPTIONS[folder] === undefined
        ? [`${folder} has ${files.length} files of code: split it, at most ${MOST} are allowed`]
        : [],
    );
    return tooLarge.join('\n') || null;
  },
};
