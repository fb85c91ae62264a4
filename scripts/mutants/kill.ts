import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { ROOT, runCommand, showCommand } from '../run-command.ts';
import { isolationMutants } from './isolation.ts';
import { moneyMutants } from './money.ts';
import { type Mutant, mutate } from './mutant.ts';

/** The mutants of one area, `scripts/mutants/<name>.ts`. */
export type MutantList = { readonly name: string; readonly mutants: readonly Mutant[] };

/** Faults that cost most, in code that API tests prove. Stryker makes the faults of pure code. */
export const mutantLists: readonly MutantList[] = [
  { name: 'isolation', mutants: isolationMutants },
  { name: 'money', mutants: moneyMutants },
];

type Trial = { readonly area: string; readonly mutant: Mutant };
type Verdict = Trial & { readonly problem: string | null };

/**
 * Puts mutants into copies of the checkout, one after the other, and runs the tests of each, which have to fail.
 * Prints each and how many of an area were killed; whether that was every one.
 *
 * @param selection areas or parts of names; nothing asks for all
 * @param jobs how many at a time, each in a copy of its own
 */
export async function killMutants(selection: readonly string[], jobs: number): Promise<boolean> {
  const waiting = mutantLists.flatMap((list) =>
    chosenOf(list, selection).map((mutant) => ({ area: list.name, mutant })),
  );
  if (waiting.length === 0)
    throw new Error(`The areas are: ${mutantLists.map(({ name }) => name).join(', ')}`);
  await requireSoundTests(waiting);
  const verdicts: Verdict[] = [];
  await Promise.all(Array.from({ length: jobs }, () => work(waiting, verdicts)));
  for (const { name } of mutantLists) {
    const own = verdicts.filter(({ area }) => area === name);
    const killed = own.filter(({ problem }) => problem === null);
    if (own.length > 0) console.log(`${name}: ${killed.length} of ${own.length} killed`);
  }
  return verdicts.every(({ problem }) => problem === null);
}

function chosenOf({ name: area, mutants }: MutantList, selection: readonly string[]) {
  if (selection.length === 0 || selection.includes(area)) return mutants;
  return mutants.filter(({ name }) => selection.some((part) => name.includes(part)));
}

/** Requires the tests to pass without a mutant: a failing test would seem to kill every mutant. */
async function requireSoundTests(trials: readonly Trial[]) {
  const { root, remove } = await createScratchCheckout();
  const tests = new Set(trials.flatMap(({ mutant }) => mutant.tests));
  try {
    const { ok, output } = await runTests(root, [...tests]);
    if (!ok) throw new Error(`These tests fail even without a mutant:\n${output}`);
  } finally {
    await remove();
  }
}

/** Tries mutants from a list that other jobs take from as well, in a checkout of its own. */
async function work(waiting: Trial[], verdicts: Verdict[]) {
  const { root, remove } = await createScratchCheckout();
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const problem = await problemOf(root, next.mutant);
      console.log(`${problem === null ? '✓' : '✗'} ${next.area}: ${next.mutant.name}`);
      if (problem !== null) console.log(`  ${problem}`);
      verdicts.push({ ...next, problem });
    }
  } finally {
    await remove();
  }
}

/** Why a mutant is not killed: it survived, or does not fit the source; null when its tests notice it. */
async function problemOf(root: string, mutant: Mutant): Promise<string | null> {
  const path = join(root, mutant.file);
  const source = await readFile(path, 'utf8');
  try {
    await writeFile(path, mutate(source, mutant));
    return (await runTests(root, mutant.tests)).ok ? 'survived' : null;
  } catch (error) {
    return String(error);
  } finally {
    await writeFile(path, source);
  }
}

const runTests = (root: string, tests: readonly string[]) =>
  runCommand('vitest', ['run', '--bail=1', ...tests], root);

/** Code that unit tests alone prove: rules, the client without what is React's, and server files with a unit test. */
const PURE = {
  domain: { of: ['packages/domain/src/**/*.ts'], but: [] },
  client: {
    of: [
      'packages/client/src/{api,observable}.ts',
      'packages/client/src/{address,api,conversations,files,forms,query,realtime,session,storage}/**/*.ts',
      'packages/client/src/appointments/{calendar-*,is-busy,receive-calendar,wall-*}.ts',
    ],
    but: ['**/use-*.ts'],
  },
  server: {
    of: globSync('apps/api/src/**/*.test.ts', { cwd: ROOT }).map((test) =>
      test.replace('.test.ts', '.ts'),
    ),
    but: [],
  },
} as const;
const TESTS = ['**/*.test.ts', '**/*.test-data.ts', '**/*.fixture.ts'];

export type PureCode = keyof typeof PURE;
export const PURE_CODE = Object.keys(PURE) as readonly PureCode[];

/**
 * Lets Stryker change every condition, operator and call of the code, one after the other, in a copy of the checkout.
 * Whether 95 of a hundred changes are noticed; it prints the others.
 */
export async function killEveryMutant(code: PureCode): Promise<boolean> {
  const { root, remove } = await createScratchCheckout();
  const { of, but } = PURE[code];
  const files = globSync([...of], { cwd: root, exclude: [...but, ...TESTS] });
  const options = ['--mutate', files.join(',')];
  try {
    return await showCommand('stryker', ['run', 'scripts/stryker/stryker.json', ...options], root);
  } finally {
    await remove();
  }
}

/** Directories that are not part of the product's source. */
const LEFT_OUT = new Set([
  '.git',
  '.cache',
  'data',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/**
 * Copies the checkout, as it is now, into a directory of its own, where files may be changed. Installed packages are
 * linked, our own are those of the copy.
 */
export async function createScratchCheckout(): Promise<{
  readonly root: string;
  readonly remove: () => Promise<void>;
}> {
  const root = await mkdtemp(join(tmpdir(), 'zampa-mutants-'));
  const installed: string[] = [];
  await cp(ROOT, root, {
    recursive: true,
    filter: (source) => {
      if (basename(source) === 'node_modules') installed.push(relative(ROOT, source));
      return !LEFT_OUT.has(basename(source));
    },
  });
  for (const directory of installed) await linkPackages(root, directory);
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

async function linkPackages(root: string, directory: string): Promise<void> {
  await mkdir(join(root, directory));
  for (const name of await readdir(join(ROOT, directory))) {
    const original = join(ROOT, directory, name);
    const copy = join(root, directory, name);
    // The links among our own packages are relative: in the copy they lead to its own.
    if (name === '@zampa') await cp(original, copy, { recursive: true, verbatimSymlinks: true });
    else await symlink(original, copy);
  }
}
