import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceFiles } from '../checks/check.ts';
import { ROOT } from '../run-command.ts';
import { NOTICE, type GeneratedFile } from './generated-file.ts';

const TABLER = join(ROOT, 'node_modules/@tabler/icons-react/dist/esm/icons');
const DIRECTORY = 'packages/ui/src/icons';

type TablerIcon = { readonly __iconNode: readonly (readonly [string, Record<string, string>])[] };

/** Copies the icons that the apps import from Tabler, which has 6,000 and is only needed here. */
export async function icons(root: string): Promise<readonly GeneratedFile[]> {
  const sources = await sourceFiles(root, /^(?:apps\/(?:clinic|owner)|packages)\/.*[.]tsx?$/);
  const texts = await Promise.all(sources.map((file) => readFile(join(root, file), 'utf8')));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\/(Icon[A-Z]\w*)(?:[.]ts)?';$/gm)].map(([, name = '']) => name),
  );
  return Promise.all([...new Set(names)].toSorted().map(toFile));
}

/** React needs no keys, because the list does not change. */
const withoutKey = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'key'));

async function toFile(name: string): Promise<GeneratedFile> {
  const file = join(TABLER, `${name}.mjs`);
  const source = await readFile(file, 'utf8');
  const [, kind, tablerName] = /createReactComponent\("(\w+)", "([^"]+)"/.exec(source) ?? [];
  const { __iconNode: nodes } = (await import(pathToFileURL(file).href)) as TablerIcon;
  const drawn = nodes.map(([tag, attributes]) => [tag, withoutKey(attributes)]);
  const create = kind === 'filled' ? 'createFilledIcon' : 'createIcon';
  const text = [
    NOTICE,
    `import { ${create} } from './create-icon.ts';`,
    '',
    `export const ${name} = /* @__PURE__ */ ${create}('${tablerName}', ${JSON.stringify(drawn)});`,
    '',
  ].join('\n');
  return { path: `${DIRECTORY}/${name}.ts`, text };
}
