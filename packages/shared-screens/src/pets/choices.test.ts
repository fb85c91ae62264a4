import { describe, expect, it } from 'vitest';
import { breedChoices, choicesOf, nameOf } from './choices.ts';

const named = (id: number, en: string, italian: string) => ({
  id,
  name: en,
  names: { en, it: italian },
});
const species = [named(1, 'Dog', 'Cane'), named(2, 'Cat', 'Gatto'), named(3, 'Bird', 'Uccello')];
const breeds = [
  { ...named(10, 'Maremma Sheepdog', 'Pastore maremmano'), SpeciesId: 1 },
  { ...named(11, 'Siamese', 'Siamese'), SpeciesId: 2 },
  { ...named(12, 'Italian Greyhound', 'Piccolo levriero'), SpeciesId: 1 },
];

describe('choicesOf', () => {
  it.each([
    { language: 'en', labels: ['Bird', 'Cat', 'Dog'] },
    { language: 'it', labels: ['Cane', 'Gatto', 'Uccello'] },
  ] as const)('is in the order of the alphabet in $language', ({ language, labels }) => {
    expect(choicesOf(species, language).map(({ label }) => label)).toEqual(labels);
  });
});

describe('breedChoices', () => {
  it.each([
    { why: 'those of the species', speciesId: '1', values: ['12', '10'] },
    { why: 'none of a species without breeds', speciesId: '3', values: [] },
    { why: 'none without a species', speciesId: '', values: [] },
  ])('has $why', ({ speciesId, values }) => {
    expect(breedChoices({ breeds }, speciesId, 'en').map(({ value }) => value)).toEqual(values);
  });
});

describe('nameOf', () => {
  it.each([
    { id: 2, name: 'Gatto' },
    { id: null, name: '' },
    { id: 99, name: '' },
  ])('$id → $name', ({ id, name }) => {
    expect(nameOf(species, id, 'it')).toBe(name);
  });
});
