import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadMutantLists, mutate, type MutantList } from './mutant-lists.ts';
import type { Mutant } from './mutants/mutant.ts';
import { runCommand } from './run-command.ts';
import { createScratchCheckout } from './scratch-checkout.ts';

// `npm run mutants`: every fault of the lists has to be noticed by the tests that it names. Before a release, not on
// each push: `npm run mutants -- client` takes one area, `-- 'part of a name'` the mutants so named, `-- --jobs 2` two
// at a time.

const { values, positionals } = parseArgs({
  options: { jobs: { type: 'string', default: '1' } },
  allowPositionals: true,
});

/** The mutants of an area, or those whose name contains what was asked for; all when nothing was. */
function chosenOf({ name: area, mutants }: MutantList): readonly Mutant[] {
  if (positionals.length === 0 || positionals.includes(area)) return mutants;
  return mutants.filter(({ name }) => positionals.some((asked) => name.includes(asked)));
}

const testsPass = async (root: string, tests: readonly string[]) =>
  runCommand('vitest', ['run', '--bail=1', ...tests], root);

/** Whether the tests notice the mutant; throws when it does not fit the source. */
async function isKilled(root: string, mutant: Mutant): Promise<boolean> {
  const path = join(root, mutant.file);
  const source = await readFile(path, 'utf8');
  await writeFile(path, mutate(source, mutant));
  try {
    return !(await testsPass(root, mutant.tests)).ok;
  } finally {
    await writeFile(path, source);
  }
}

type Verdict = { readonly area: string; readonly mutant: Mutant; readonly problem: string | null };

/** Tries mutants from a list that other jobs take from as well, in a checkout of its own. */
async function work(waiting: { area: string; mutant: Mutant }[], verdicts: Verdict[]) {
  const { root, remove } = await createScratchCheckout();
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const problem = await isKilled(root, next.mutant).then(
        (killed) => (killed ? null : 'survived'),
        (error: unknown) => String(error),
      );
      console.log(`${problem === null ? '✓' : '✗'} ${next.area}: ${next.mutant.name}`);
      if (problem !== null) console.log(`  ${problem}`);
      verdicts.push({ ...next, problem });
    }
  } finally {
    await remove();
  }
}

/** What fails without a mutant would seem to notice every one. */
async function requireSoundTests(mutants: readonly Mutant[]) {
  const { root, remove } = await createScratchCheckout();
  const tests = new Set(mutants.flatMap((mutant) => mutant.tests));
  const { ok, output } = await testsPass(root, [...tests]).finally(remove);
  if (!ok) throw new Error(`Without any mutant these tests fail already:\n${output}`);
}

const lists = await loadMutantLists();
const chosen = lists.flatMap((list) =>
  chosenOf(list).map((mutant) => ({ area: list.name, mutant })),
);
if (chosen.length === 0)
  throw new Error(`There are these areas: ${lists.map(({ name }) => name).join(', ')}`);

await requireSoundTests(chosen.map(({ mutant }) => mutant));
const verdicts: Verdict[] = [];
const waiting = [...chosen];
await Promise.all(Array.from({ length: Number(values.jobs) }, () => work(waiting, verdicts)));

for (const { name } of lists) {
  const own = verdicts.filter(({ area }) => area === name);
  const killed = own.filter(({ problem }) => problem === null).length;
  if (own.length > 0) console.log(`${name}: ${killed} of ${own.length} killed`);
}
process.exitCode = verdicts.every(({ problem }) => problem === null) ? 0 : 1;
