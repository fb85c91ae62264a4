import { describe, expect, it } from 'vitest';
import { mergeTyped } from './merge-typed.ts';

const seen = { name: 'Luna', weight: '4', users: ['anna'], image: null as File | null };

describe('what is typed, and what somebody else saved meanwhile', () => {
  it.each([
    {
      what: 'a field that was left alone becomes theirs',
      typed: {},
      theirs: { name: 'Lunetta' },
      merged: { name: 'Lunetta' },
    },
    {
      what: 'a field that only this person changed stays',
      typed: { weight: '5' },
      theirs: {},
      merged: { weight: '5' },
    },
    {
      what: 'each keeps their own where they changed different fields',
      typed: { weight: '5' },
      theirs: { name: 'Lunetta' },
      merged: { weight: '5', name: 'Lunetta' },
    },
    {
      what: 'what was typed stays where both changed it',
      typed: { name: 'Lu' },
      theirs: { name: 'Lunetta' },
      merged: { name: 'Lu' },
    },
    {
      what: 'a field that was emptied stays empty',
      typed: { weight: '' },
      theirs: { weight: '6' },
      merged: { weight: '' },
    },
    {
      what: 'a list with the same entries was left alone',
      typed: { users: ['anna'] },
      theirs: { users: ['anna', 'bruno'] },
      merged: { users: ['anna', 'bruno'] },
    },
    {
      what: 'a list with other entries stays',
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

  it('a picture that was chosen stays', () => {
    const image = new File(['paw'], 'paw.png');
    const typed = { ...seen, image };
    expect(mergeTyped({ seen, typed, theirs: seen }).image).toBe(image);
  });
});
