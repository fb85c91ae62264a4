import { describe, expect, it } from 'vitest';
import { toPetLine } from './client-line.ts';

describe('toPetLine', () => {
  const pets = ['Luna', 'Micio', 'Argo'].map((name) => ({ name }));

  it.each([
    { why: 'no pets', listed: [], line: { names: '', more: 0 } },
    { why: 'as many as fit', listed: pets.slice(0, 2), line: { names: 'Luna, Micio', more: 0 } },
    { why: 'one too many', listed: pets, line: { names: 'Luna, Micio', more: 1 } },
  ])('lists up to two names: $why', ({ listed, line }) => {
    expect(toPetLine(listed, 2)).toEqual(line);
  });
});
