import { describe, expect, it } from 'vitest';
import { petLine } from './client-line.ts';

describe('petLine', () => {
  const pets = ['Luna', 'Micio', 'Argo'].map((name) => ({ name }));

  it.each([
    { why: 'no pets', given: [], line: { names: '', more: 0 } },
    { why: 'as many as fit', given: pets.slice(0, 2), line: { names: 'Luna, Micio', more: 0 } },
    { why: 'one too many', given: pets, line: { names: 'Luna, Micio', more: 1 } },
  ])('$why', ({ given, line }) => {
    expect(petLine(given, 2)).toEqual(line);
  });
});
