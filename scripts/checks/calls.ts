import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { sourceFiles } from './source-files.ts';

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
  const wrongFile = file === expected ? [] : [`${file}: ${name} belongs in ${expected}`];
  const folder = `${FEATURES}${subject}/`;
  // A subject of many files has rooms of its own.
  const handler = handlers.find((each) => each.startsWith(folder) && each.endsWith(`/${fileName}`));
  if (!handler) return [...wrongFile, `${name} has no handler in ${folder}…/${fileName}`];
  const text = await readFile(join(root, handler), 'utf8');
  const isThere = new RegExp(`^export (async )?function ${name}\\b`, 'm').test(text);
  return isThere ? wrongFile : [...wrongFile, `${handler} exports no function ${name}`];
}
