import { describe, expect, it } from 'vitest';
import type { Place } from './places.ts';
import { withRecent } from './recent.ts';

const place = (id: string, kind: Place['kind'] = 'client'): Place => ({
  kind,
  id,
  label: id,
  under: '',
});
const names = (places: readonly Place[]) => places.map(({ kind, id }) => `${kind} ${id}`);

describe('withRecent', () => {
  it('puts the latest first, without duplicates', () => {
    const recent = [place('a'), place('b'), place('c')];
    expect(names(withRecent(recent, place('b')))).toEqual(['client b', 'client a', 'client c']);
  });

  it('distinguishes a pet from a client with the same id', () => {
    expect(names(withRecent([place('a')], place('a', 'pet')))).toEqual(['pet a', 'client a']);
  });

  it('keeps six entries', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => place(id));
    expect(names(withRecent(many, place('g')))).toHaveLength(6);
  });
});
