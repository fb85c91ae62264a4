import type { Pet } from '@zampa/contract/pets/objects';
import { describe, expect, it } from 'vitest';
import { bodyOf, newPet, problemsOf, valuesOf } from './pet-values.ts';

const luna = {
  name: 'Luna',
  sex: 'F',
  SpeciesId: 1,
  BreedId: 10,
  CoatId: null,
  OriginId: null,
  birthDate: '2021-03-12',
} as Pet;

describe('bodyOf', () => {
  it('gives back what was stored', () => {
    expect(bodyOf(valuesOf(luna))).toEqual(luna);
  });

  it('says "no choice" where a choice was taken back', () => {
    const values = { ...valuesOf(luna), BreedId: '', birthDate: '' };
    expect(bodyOf(values)).toMatchObject({ BreedId: null, birthDate: null });
  });
});

describe('problemsOf', () => {
  it.each([
    {
      why: 'nothing filled in',
      values: newPet,
      problems: { name: 'required', SpeciesId: 'required' },
    },
    {
      why: 'a name of spaces',
      values: { ...valuesOf(luna), name: ' ' },
      problems: { name: 'required' },
    },
    {
      why: 'born tomorrow',
      values: { ...valuesOf(luna), birthDate: '2026-11-21' },
      problems: { birthDate: 'date_in_future' },
    },
    { why: 'all there', values: valuesOf(luna), problems: {} },
  ])('$why', ({ values, problems }) => {
    expect(problemsOf(values, '2026-11-20')).toEqual(problems);
  });
});
