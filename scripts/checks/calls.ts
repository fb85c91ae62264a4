import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Check, sourceFiles } from './check.ts';

const CONTRACT = 'packages/contract/src/';
const FEATURES = 'apps/api/src/features/';

/** A call has one name: its file in the contract, its handler and the handler's file, all of the same subject, go by it. */
export const calls: Check = {
  name: 'calls',
  async run(root) {
    const contract = await sourceFiles(root, /^packages\/contract\/src\/.*(?<!\.test)\.ts$/);
    const handlers = await sourceFiles(root, /^apps\/api\/src\/features\/.*(?<!\.test)\.ts$/);
    const found = await Promise.all(
      contract.map(async (file) => {
        const text = await readFile(join(root, file), 'utf8');
        const names = [...text.matchAll(/^export const (\w+) = defineCall\(/gm)];
        const places = names.map(([, name = '']) => misplaced(root, file, name, handlers));
        return [...(await Promise.all(places)), misnamedFeatures(file, text)];
      }),
    );
    return found.flat(2).join('\n') || null;
  },
};

/** The document shows calls by their subject, as the folders do. */
function misnamedFeatures(file: string, text: string): string[] {
  const [subject = ''] = file.slice(CONTRACT.length).split('/');
  return [...text.matchAll(/^ {2}feature: '([^']*)'/gm)]
    .filter(([, feature]) => feature !== subject)
    .map(([, feature]) => `${file}: feature is '${feature}', the folder '${subject}'`);
}

async function misplaced(
  root: string,
  file: string,
  name: string,
  handlers: readonly string[],
): Promise<string[]> {
  const fileName = `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  const [subject = ''] = file.slice(CONTRACT.length).split('/');
  const expected = `${CONTRACT}${subject}/${fileName}`;
  // A subject of many files has folders of its own, in the contract and on the server.
  const wrongFile = file.endsWith(`/${fileName}`)
    ? []
    : [`${file}: ${name} belongs in ${expected}`];
  const folder = `${FEATURES}${subject}/`;
  const handler = handlers.find((each) => each.startsWith(folder) && each.endsWith(`/${fileName}`));
  if (!handler) return [...wrongFile, `${name} has no handler in ${folder}…/${fileName}`];
  const text = await readFile(join(root, handler), 'utf8');
  const isThere = new RegExp(`^export (async )?function ${name}\\b`, 'm').test(text);
  return isThere ? wrongFile : [...wrongFile, `${handler} exports no function ${name}`];
}

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
