import { describe, expect, it } from 'vitest';
import { mergeTyped } from './merge-typed.ts';

const seen = { name: 'Luna', weight: '4', users: ['anna'], image: null as File | null };

describe('mergeTyped', () => {
  it.each([
    {
      what: "takes the other person's value of a field not edited here",
      typed: {},
      theirs: { name: 'Lunetta' },
      merged: { name: 'Lunetta' },
    },
    {
      what: 'keeps a field edited only here',
      typed: { weight: '5' },
      theirs: {},
      merged: { weight: '5' },
    },
    {
      what: 'merges edits of different fields',
      typed: { weight: '5' },
      theirs: { name: 'Lunetta' },
      merged: { weight: '5', name: 'Lunetta' },
    },
    {
      what: 'keeps the typed value of a field edited by both',
      typed: { name: 'Lu' },
      theirs: { name: 'Lunetta' },
      merged: { name: 'Lu' },
    },
    {
      what: 'keeps a cleared field empty',
      typed: { weight: '' },
      theirs: { weight: '6' },
      merged: { weight: '' },
    },
    {
      what: 'treats a list with the same entries as unchanged',
      typed: { users: ['anna'] },
      theirs: { users: ['anna', 'bruno'] },
      merged: { users: ['anna', 'bruno'] },
    },
    {
      what: 'keeps a changed list',
      typed: { users: [] },
      theirs: { users: ['anna', 'bruno'] },
      merged: { users: [] },
    },
  ])('$what', ({ typed, theirs, merged }) => {
    const result = mergeTyped({
      seen,
      typed: { ...seen, ...typed },
      theirs: { ...seen, ...theirs },
    });
    expect(result).toEqual({ ...seen, ...merged });
  });

  it('keeps a chosen picture', () => {
    const image = new File(['paw'], 'paw.png');
    const typed = { ...seen, image };
    expect(mergeTyped({ seen, typed, theirs: seen }).image).toBe(image);
  });
});
