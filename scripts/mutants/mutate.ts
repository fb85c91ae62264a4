import type { Mutant } from './mutant.ts';

/** Returns `source` with the mutant in it; throws where what it replaces does not stand there exactly once. */
export function mutate(source: string, { name, file, find, replace }: Mutant): string {
  const [before = '', after, ...more] = source.split(find);
  if (after === undefined || more.length > 0 || find === '')
    throw new Error(`${name}: what it replaces has to stand once in ${file}`);
  if (find === replace) throw new Error(`${name}: changes nothing`);
  return `${before}${replace}${after}`;
}
