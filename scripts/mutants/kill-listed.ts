import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MutantList, mutantLists } from './all.ts';
import { mutate, type Mutant } from './mutant.ts';
import { runCommand } from '../run-command.ts';
import { createScratchCheckout } from './scratch-checkout.ts';

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
