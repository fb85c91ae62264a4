import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { mutantLists } from './kill.ts';
import { mutate } from './mutant.ts';

const mutants = mutantLists.flatMap((list) => list.mutants);

describe('mutant lists', () => {
  it('name each mutant once', () => {
    expect(mutants.length).toBeGreaterThan(0);
    const names = mutants.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  });

  it.each(mutants)('$name: matches the source and has existing tests', (mutant) => {
    const source = readFileSync(join(ROOT, mutant.file), 'utf8');
    expect(mutate(source, mutant)).not.toBe(source);
    expect(mutant.tests).not.toEqual([]);
    expect(mutant.tests.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});

describe('mutate', () => {
  const mutant = { name: 'm', file: 'a.ts', find: 'a < b', replace: '$& true', tests: [] };

  it('inserts the replacement literally', () => {
    expect(mutate('if (a < b) c();', mutant)).toBe('if ($& true) c();');
  });

  it.each([
    { why: 'is not there', source: 'if (a > b) c();', changes: {} },
    { why: 'occurs twice', source: 'a < b || a < b', changes: {} },
    { why: 'is empty', source: 'ab', changes: { find: '' } },
    { why: 'is the same', source: 'a < b', changes: { replace: 'a < b' } },
  ])('refuses when the text to replace $why', ({ source, changes }) => {
    expect(() => mutate(source, { ...mutant, ...changes })).toThrow('m: ');
  });
});
