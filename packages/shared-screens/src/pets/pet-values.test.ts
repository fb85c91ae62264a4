import type { Pet } from '@zampa/contract/pets/objects';
import { describe, expect, it } from 'vitest';
import { petBodyOf, newPetValues, problemsOf, valuesOf } from './pet-values.ts';

const said = {
  name: 'Luna',
  sex: 'F',
  SpeciesId: 1,
  BreedId: 10,
  CoatId: null,
  OriginId: null,
  birthDate: '2021-03-12',
  weight: 12_450,
  microchip: '380260043210987',
  neutered: true,
  allergies: ['Chicken', 'Pollen'],
  chronicConditions: [],
  deceasedOn: null,
} as const;

const luna: Pet = {
  ...said,
  allergies: [...said.allergies],
  chronicConditions: [],
  id: 'luna',
  FamilyId: 'family',
  image: null,
  avatar: null,
  dateCreated: '2026-01-01T00:00:00Z',
  dateUpdated: '2026-01-01T00:00:00Z',
};

describe('bodyOf', () => {
  it.each(['en', 'it'] as const)('gives back what was stored, in %s', (language) => {
    expect(petBodyOf(valuesOf(luna, language))).toEqual(said);
  });

  it('writes weights as the reader does', () => {
    expect(valuesOf(luna, 'en').weight).toBe('12.45');
    expect(valuesOf(luna, 'it').weight).toBe('12,45');
  });

  it('says "no choice" where a choice was taken back', () => {
    const values = { ...valuesOf(luna, 'it'), BreedId: '', birthDate: '' };
    expect(petBodyOf(values)).toMatchObject({ BreedId: null, birthDate: null });
  });
});

describe('what is known of a pet’s health', () => {
  it.each([
    { why: 'nobody knows', allergies: '', noAllergies: false, sent: null },
    { why: 'there are none', allergies: ' \n', noAllergies: true, sent: [] },
    { why: 'what is written counts', allergies: 'Pollen\n', noAllergies: true, sent: ['Pollen'] },
    { why: 'each once', allergies: 'Pollen\npollen', noAllergies: false, sent: ['Pollen'] },
  ])('$why', ({ sent, ...typed }) => {
    expect(petBodyOf({ ...valuesOf(luna, 'it'), ...typed }).allergies).toEqual(sent);
  });

  it.each([
    { neutered: '', sent: null },
    { neutered: 'yes', sent: true },
    { neutered: 'no', sent: false },
  ] as const)('neutered "$neutered" → $sent', ({ neutered, sent }) => {
    expect(petBodyOf({ ...newPetValues, neutered }).neutered).toBe(sent);
  });
});

describe('problemsOf', () => {
  it.each([
    {
      why: 'nothing filled in',
      values: newPetValues,
      problems: { name: 'required', SpeciesId: 'required' },
    },
    {
      why: 'a name of spaces',
      values: { ...valuesOf(luna, 'it'), name: ' ' },
      problems: { name: 'required' },
    },
    {
      why: 'born tomorrow',
      values: { ...valuesOf(luna, 'it'), birthDate: '2026-11-21' },
      problems: { birthDate: 'date_in_future' },
    },
    {
      why: 'born before anybody',
      values: { ...valuesOf(luna, 'it'), birthDate: '1850-06-01' },
      problems: { birthDate: 'date_too_early' },
    },
    {
      why: 'a weight in words, a chip too short, a list too long, a note too long, dead before birth',
      values: {
        ...valuesOf(luna, 'it'),
        weight: 'heavy',
        microchip: '1234',
        allergies: Array.from({ length: 21 }, (_, at) => `No. ${at}`).join('\n'),
        chronicConditions: 'x'.repeat(81),
        deceasedOn: '2021-03-11',
      },
      problems: {
        weight: 'invalid_weight',
        microchip: 'invalid_microchip',
        allergies: 'list_full',
        chronicConditions: 'too_big',
        deceasedOn: 'before_birth',
      },
    },
    { why: 'all there', values: valuesOf(luna, 'it'), problems: {} },
  ])('$why', ({ values, problems }) => {
    expect(problemsOf(values, '2026-11-20')).toEqual(problems);
  });
});
