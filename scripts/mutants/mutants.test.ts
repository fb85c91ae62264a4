import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { mutantLists } from './all.ts';
import { mutate } from './mutate.ts';

/** Files beside the lists. */
const OTHERS = ['all', 'mutant', 'mutate', 'mutants.test'];
const mutants = mutantLists.flatMap((list) => list.mutants);

describe('the lists of mutants', () => {
  it('are those of this directory', () => {
    const files = globSync('*.ts', { cwd: import.meta.dirname }).map((file) => file.slice(0, -3));
    const lists = files.filter((name) => !OTHERS.includes(name));
    expect(mutantLists.map(({ name }) => name).toSorted()).toEqual(lists.toSorted());
  });

  it('name each mutant once', () => {
    expect(mutants.length).toBeGreaterThan(0);
    const names = mutants.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  });

  it.each(mutants)('$name: fits the source, and its tests exist', (mutant) => {
    const source = readFileSync(join(ROOT, mutant.file), 'utf8');
    expect(mutate(source, mutant)).not.toBe(source);
    expect(mutant.tests).not.toEqual([]);
    expect(mutant.tests.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});

describe('mutate', () => {
  const mutant = { name: 'm', file: 'a.ts', find: 'a < b', replace: '$& true', tests: [] };

  it('puts the replacement in as it is written', () => {
    expect(mutate('if (a < b) c();', mutant)).toBe('if ($& true) c();');
  });

  it.each([
    { why: 'is not there', source: 'if (a > b) c();', changes: {} },
    { why: 'stands there twice', source: 'a < b || a < b', changes: {} },
    { why: 'is empty', source: 'ab', changes: { find: '' } },
    { why: 'is the same', source: 'a < b', changes: { replace: 'a < b' } },
  ])('refuses when what it replaces $why', ({ source, changes }) => {
    expect(() => mutate(source, { ...mutant, ...changes })).toThrow('m: ');
  });
});
