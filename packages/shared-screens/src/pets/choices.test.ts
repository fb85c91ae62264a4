import { describe, expect, it } from 'vitest';
import { breedChoices, toChoices, catalogName } from './choices.ts';

const catalogEntry = (id: number, en: string, italian: string) => ({
  id,
  name: en,
  names: { en, it: italian },
});
const species = [
  catalogEntry(1, 'Dog', 'Cane'),
  catalogEntry(2, 'Cat', 'Gatto'),
  catalogEntry(3, 'Bird', 'Uccello'),
];
const breeds = [
  { ...catalogEntry(10, 'Maremma Sheepdog', 'Pastore maremmano'), SpeciesId: 1 },
  { ...catalogEntry(11, 'Siamese', 'Siamese'), SpeciesId: 2 },
  { ...catalogEntry(12, 'Italian Greyhound', 'Piccolo levriero'), SpeciesId: 1 },
];

describe('toChoices', () => {
  it.each([
    { language: 'en', labels: ['Bird', 'Cat', 'Dog'] },
    { language: 'it', labels: ['Cane', 'Gatto', 'Uccello'] },
  ] as const)('sorts alphabetically in $language', ({ language, labels }) => {
    expect(toChoices(species, language).map(({ label }) => label)).toEqual(labels);
  });
});

describe('breedChoices', () => {
  it.each([
    { why: 'the breeds of the species', speciesId: '1', values: ['12', '10'] },
    { why: 'nothing for a species without breeds', speciesId: '3', values: [] },
    { why: 'nothing without a species', speciesId: '', values: [] },
  ])('returns $why', ({ speciesId, values }) => {
    expect(breedChoices({ breeds }, speciesId, 'en').map(({ value }) => value)).toEqual(values);
  });
});

describe('catalogName', () => {
  it.each([
    { id: 2, name: 'Gatto' },
    { id: null, name: '' },
    { id: 99, name: '' },
  ])('of $id is "$name"', ({ id, name }) => {
    expect(catalogName(species, id, 'it')).toBe(name);
  });
});
