import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sourceFiles } from './checks/check.ts';
import { ROOT } from './run-command.ts';

// `node scripts/house.ts [checkout]`: how a newcomer finds the code of a checkout, in figures to hold against another's.

const root = process.argv[2] ?? ROOT;
/** The source files that people write; generated files are excluded. */
const SOURCES = /^(apps|packages|scripts|bench|e2e)\/.*(?<!\.gen)\.tsx?$/;
const TESTS = /\.(test|spec)\.tsx?$|^e2e\/|\/test\/|test-data/;
const MOST_FILES = 40;
const MOST_PARAMETERS = 4;

const all = await sourceFiles(root, SOURCES);
const read = async (files: readonly string[]) =>
  Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  );
const sources = await read(all.filter((file) => !TESTS.test(file)));
const tests = await read(all.filter((file) => TESTS.test(file)));
const styles = await read(await sourceFiles(root, /^(apps|packages)\/.*\.css$/));

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
const linesOf = (files: readonly { readonly text: string }[]) =>
  files.reduce((sum, { text }) => sum + text.split('\n').length, 0);
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Of the calls of the contract: how many have a file of their name there, and a handler of their name in one. */
function callsByName(): string {
  const calls = sources
    .filter(({ file }) => file.startsWith('packages/contract/src/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^export const (\w+) = defineCall\(/gm)].map(([, name = '']) => ({
        name,
        isOwn: file.endsWith(`/${kebab(name)}.ts`),
      })),
    );
  const handled = calls.filter(({ name }) =>
    sources.some(
      ({ file, text }) =>
        file.startsWith('apps/api/src/features/') &&
        file.endsWith(`/${kebab(name)}.ts`) &&
        new RegExp(`^export (async )?function ${name}\\b`, 'm').test(text),
    ),
  );
  const own = calls.filter(({ isOwn }) => isOwn).length;
  return `${own} of ${calls.length} in the contract, ${handled.length} with their handler`;
}

function largeFolders(): string {
  const folders = Map.groupBy(all, (file) => dirname(file));
  const large = [...folders].filter(([, files]) => files.length > MOST_FILES);
  return `${large.length}: ${large.map(([name, files]) => `${name} ${files.length}`).join(', ')}`;
}

function namesTwice(): number {
  const names = sources
    .filter(({ file }) => /^(apps\/api|packages)\//.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(
        ([, name = '']) => ({ name, file }),
      ),
    );
  // A call or a message and its handler have one name on purpose.
  const calls = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/^export const (\w+) = define(?:Call|Message)\(/gm)].map(
        ([, name]) => name,
      ),
    ),
  );
  return [...Map.groupBy(names, ({ name }) => name)].filter(
    ([name, same]) => same.length > (calls.has(name) ? 2 : 1),
  ).length;
}

/** Functions with more positional parameters than four, as far as their heads stand in one pair of brackets. */
const longHeads = () =>
  sources.reduce((sum, { text }) => {
    const heads = text.matchAll(/function \w+(?:<[^(]*>)?\(([^()]*)\)/g);
    return (
      sum +
      [...heads].filter(([, head = '']) => {
        const flat = head.replaceAll(/\{[^{}]*\}/g, '');
        return flat.split(',').filter((each) => each.trim() !== '').length > MOST_PARAMETERS;
      }).length
    );
  }, 0);

async function bytesOf(app: string): Promise<number> {
  const files = await sourceFiles(join(root, 'apps', app), /^src\/.*(?<!\.gen\.ts)$/).catch(
    () => [],
  );
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(root, 'apps', app, file))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const inFeatures = styles.filter(({ file }) => /features|shared-screens/.test(file));
const rows: readonly (readonly [string, string | number])[] = [
  ['calls found by their name', callsByName()],
  ['folders over 40 files', largeFolders()],
  ['exported names that stand twice', namesTwice()],
  ['functions with over four parameters', longHeads()],
  ['source files', sources.length],
  ['lines of CSS', linesOf(styles)],
  [
    'own font sizes in features',
    inFeatures.reduce((n, { text }) => n + count(text, /font-size:[^;]*\d(?:rem|em|px|pt)\b/g), 0),
  ],
  [
    'own gaps in features',
    inFeatures.reduce((n, { text }) => n + count(text, /\bgap:[^;]*\d(?:rem|em|px|pt)\b/g), 0),
  ],
  [
    'rendered tests',
    tests
      .filter(({ file }) => file.endsWith('.test.tsx'))
      .reduce((n, { text }) => n + count(text, /\bit(\.each)?\(/g), 0),
  ],
  [
    'share of lines that are tests',
    (linesOf(tests) / (linesOf(tests) + linesOf(sources))).toFixed(2),
  ],
  [
    'source of the apps, KB',
    `${Math.round((await bytesOf('clinic')) / 1024)} and ${Math.round((await bytesOf('owner')) / 1024)}`,
  ],
];
for (const [name, figure] of rows) console.log(`${name.padEnd(38)} ${figure}`);
