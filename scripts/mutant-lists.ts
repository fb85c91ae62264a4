import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Mutant } from './mutants/mutant.ts';
import { ROOT } from './root.ts';

/** The mutants of one area, `scripts/mutants/<name>.ts`. */
export type MutantList = { readonly name: string; readonly mutants: readonly Mutant[] };

/** Loads the lists of every area, by name. */
export async function loadMutantLists(): Promise<readonly MutantList[]> {
  const files = globSync('scripts/mutants/*.ts', { cwd: ROOT, exclude: ['**/mutant.ts'] });
  return Promise.all(
    files.toSorted().map(async (file) => {
      const exports = (await import(join(ROOT, file))) as Record<string, readonly Mutant[]>;
      return { name: basename(file, '.ts'), mutants: Object.values(exports).flat() };
    }),
  );
}

/** Returns `source` with the mutant in it; throws where what it replaces does not stand there exactly once. */
export function mutate(source: string, { name, file, find, replace }: Mutant): string {
  const [before = '', after, ...more] = source.split(find);
  if (after === undefined || more.length > 0 || find === '')
    throw new Error(`${name}: what it replaces has to stand once in ${file}`);
  if (find === replace) throw new Error(`${name}: changes nothing`);
  return `${before}${replace}${after}`;
}
