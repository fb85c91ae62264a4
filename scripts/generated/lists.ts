import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { JOB_KINDS } from '../../apps/api/src/jobs/job-kinds.ts';
import { sourceFiles } from '../checks/check.ts';
import { NOTICE, type GeneratedFile } from './generated-file.ts';

const CONTRACT = 'packages/contract/src';
const FEATURES = 'apps/api/src/features';

type Export = { readonly name: string; readonly file: string };

/**
 * Makes the lists of what is found by its name alone: the calls and messages of the contract, and for each feature of
 * the server what answers them and does the jobs.
 */
export async function lists(root: string): Promise<readonly GeneratedFile[]> {
  const contract = await sourceFiles(root, /^packages\/contract\/src\/.*(?<!\.test)\.ts$/);
  const calls = await exportsOf(root, contract, /^export const (\w+) = defineCall\(/gm);
  const messages = await exportsOf(root, contract, /^export const (\w+) = defineMessage\(/gm);
  const names = new Set([
    ...[...calls, ...messages].map(({ name }) => name),
    ...Object.keys(JOB_KINDS),
  ]);
  const server = await sourceFiles(root, /^apps\/api\/src\/features\/.*(?<!\.test)\.ts$/);
  const functions = await exportsOf(root, server, /^export (?:async )?function (\w+)/gm);
  const handlers = functions.filter(({ name }) => names.has(name));
  return [
    listIn(`${CONTRACT}/call-list.ts`, calls),
    listIn(`${CONTRACT}/message-list.ts`, messages),
    ...Object.entries(Object.groupBy(handlers, ({ file }) => featureOf(file))).map(
      ([feature, found = []]) => listIn(`${FEATURES}/${feature}/handlers.ts`, found),
    ),
  ];
}

const featureOf = (file: string) => file.slice(FEATURES.length + 1).split('/')[0] ?? '';

async function exportsOf(
  root: string,
  files: readonly string[],
  pattern: RegExp,
): Promise<Export[]> {
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      return [...text.matchAll(pattern)].map(([, name = '']) => ({ name, file }));
    }),
  );
  return found.flat();
}

function listIn(path: string, exports: readonly Export[]): GeneratedFile {
  const lines = exports
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(({ name, file }) => `export { ${name} } from './${relative(join(path, '..'), file)}';`);
  return { path, text: [NOTICE, ...lines, ''].join('\n') };
}
