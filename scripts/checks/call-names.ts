import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { sourceFiles } from './source-files.ts';

/** Browser code without its tests: a test answers calls as the server does, by their keys. */
const BROWSER =
  /^(?:apps\/(?:clinic|owner)|packages\/(?:client|shared-screens|ui|i18n))\/src\/.*(?<![.](?:test|test-data|fixture|contract))[.]tsx?$/;

/** The generated list of keys by name. */
const KEYS = 'packages/client/src/api/call-keys.ts';

const CALL_KEY = /['"`](?:GET|POST|PUT|PATCH|DELETE) \//;

/** Requires browser code to send calls by name (`api.createEvent`), so that a search for a call finds its callers. */
export const callNames: Check = {
  name: 'call names',
  async run(root) {
    const files = await sourceFiles(root, BROWSER);
    const problems = await Promise.all(
      files
        .filter((file) => file !== KEYS)
        .map(async (file) => callKeysIn(file, await readFile(join(root, file), 'utf8'))),
    );
    return problems.flat().join('\n') || null;
  },
};

const callKeysIn = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      CALL_KEY.test(line) ? [`${file}:${index + 1}: send the call by its name`] : [],
    );
