import type { Pet } from '@zampa/contract/pets/objects';
import { describe, expect, it } from 'vitest';
import { toPetBody, newPetValues, validatePetValues, toPetValues } from './pet-values.ts';

const storedValues = {
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
  bites: true,
  allergies: ['Chicken', 'Pollen'],
  chronicConditions: [],
  deceasedOn: null,
} as const;

const luna: Pet = {
  ...storedValues,
  allergies: [...storedValues.allergies],
  chronicConditions: [],
  id: 'luna',
  FamilyId: 'family',
  image: null,
  avatar: null,
  dateCreated: '2026-01-01T00:00:00Z',
  dateUpdated: '2026-01-01T00:00:00Z',
};

describe('toPetBody', () => {
  it.each(['en', 'it'] as const)('returns the stored values unchanged in %s', (language) => {
    expect(toPetBody(toPetValues(luna, language))).toEqual(storedValues);
  });

  it("formats weights in the reader's language", () => {
    expect(toPetValues(luna, 'en').weight).toBe('12.45');
    expect(toPetValues(luna, 'it').weight).toBe('12,45');
  });

  it('sends a cleared choice as null', () => {
    const values = { ...toPetValues(luna, 'it'), BreedId: '', birthDate: '' };
    expect(toPetBody(values)).toMatchObject({ BreedId: null, birthDate: null });
  });
});

describe('toPetBody of health fields', () => {
  it.each([
    { why: 'as null when unknown', allergies: '', noAllergies: false, sent: null },
    { why: 'as an empty list for none', allergies: ' \n', noAllergies: true, sent: [] },
    {
      why: 'as a list when a typed note contradicts "none"',
      allergies: 'Pollen\n',
      noAllergies: true,
      sent: ['Pollen'],
    },
    { why: 'without repeats', allergies: 'Pollen\npollen', noAllergies: false, sent: ['Pollen'] },
  ])('sends allergies $why', ({ sent, ...typed }) => {
    expect(toPetBody({ ...toPetValues(luna, 'it'), ...typed }).allergies).toEqual(sent);
  });

  it.each([
    { neutered: '', sent: null },
    { neutered: 'yes', sent: true },
    { neutered: 'no', sent: false },
  ] as const)('sends neutered "$neutered" as $sent', ({ neutered, sent }) => {
    expect(toPetBody({ ...newPetValues, neutered }).neutered).toBe(sent);
  });
});

describe('validatePetValues', () => {
  it.each([
    {
      why: 'nothing filled in',
      values: newPetValues,
      problems: { name: 'required', SpeciesId: 'required' },
    },
    {
      why: 'a name of only spaces',
      values: { ...toPetValues(luna, 'it'), name: ' ' },
      problems: { name: 'required' },
    },
    {
      why: 'a name of 101 characters',
      values: { ...toPetValues(luna, 'it'), name: 'D'.repeat(101) },
      problems: { name: 'too_big' },
    },
    {
      why: 'a name of 100 characters',
      values: { ...toPetValues(luna, 'it'), name: 'D'.repeat(100) },
      problems: {},
    },
    {
      why: 'born tomorrow',
      values: { ...toPetValues(luna, 'it'), birthDate: '2026-11-21' },
      problems: { birthDate: 'date_in_future' },
    },
    {
      why: 'a birth date too long ago',
      values: { ...toPetValues(luna, 'it'), birthDate: '1850-06-01' },
      problems: { birthDate: 'date_too_early' },
    },
    {
      why: 'a weight in words, a chip too short, a list too long, a note too long, dead before birth',
      values: {
        ...toPetValues(luna, 'it'),
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
    { why: 'all fields valid', values: toPetValues(luna, 'it'), problems: {} },
  ])('checks: $why', ({ values, problems }) => {
    expect(validatePetValues(values, '2026-11-20')).toEqual(problems);
  });
});
