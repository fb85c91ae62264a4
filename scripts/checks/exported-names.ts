import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { sourceFiles } from './source-files.ts';

const CODE =
  /^(packages\/[^/]+\/(src|seed)|apps\/api\/src)\/.*(?<!\.(test|contract|fixture|test-data))\.tsx?$/;
const EXPORTED = /^export (?:async )?(?:function|const|class|type|interface) (\w+)/gm;
const CALL = /^packages\/contract\/src\//;
const HANDLER = /^apps\/api\/src\/features\//;

/** Requires unique export names across the server and the packages. A call and its handler share their name on purpose. */
export const exportedNames: Check = {
  name: 'exported names',
  async run(root) {
    const places = new Map<string, Set<string>>();
    for (const file of await sourceFiles(root, CODE)) {
      const text = await readFile(join(root, file), 'utf8');
      for (const [, name = ''] of text.matchAll(EXPORTED))
        places.set(name, (places.get(name) ?? new Set()).add(file));
    }
    const twice = [...places].filter(
      ([, files]) => files.size > 1 && !isCallAndHandler([...files]),
    );
    return (
      twice
        .map(([name, files]) => `${name} is exported by ${[...files].join(' and ')}`)
        .join('\n') || null
    );
  },
};

const isCallAndHandler = (files: readonly string[]) =>
  files.length === 2 &&
  files.some((file) => CALL.test(file)) &&
  files.some((file) => HANDLER.test(file));
