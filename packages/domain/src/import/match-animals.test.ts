import { describe, expect, it } from 'vitest';
import { type AnimalCatalogue, createAnimalMatcher } from './match-animals.ts';

const [DOG, CAT, RABBIT, FISH, PARROT, GOAT, OTHER] = [1, 2, 3, 12, 7, 14, 99];

const catalogue: AnimalCatalogue = {
  species: [
    { id: DOG, nameEn: 'Dog', nameIt: 'Cane' },
    { id: CAT, nameEn: 'Cat', nameIt: 'Gatto' },
    { id: RABBIT, nameEn: 'Rabbit', nameIt: 'Coniglio' },
    { id: FISH, nameEn: 'Fish', nameIt: 'Pesce' },
    { id: PARROT, nameEn: 'Parrot', nameIt: 'Pappagallo' },
    { id: GOAT, nameEn: 'Goat', nameIt: 'Capra' },
    { id: OTHER, nameEn: 'Other animal', nameIt: 'Altro animale' },
  ],
  breeds: [
    { id: 100, speciesId: DOG, nameEn: 'Mixed breed', nameIt: 'Meticcio' },
    { id: 122, speciesId: DOG, nameEn: 'Cane Corso', nameIt: 'Cane corso' },
    { id: 134, speciesId: DOG, nameEn: 'English Setter', nameIt: 'Setter inglese' },
    { id: 137, speciesId: DOG, nameEn: 'German Shepherd', nameIt: 'Pastore tedesco' },
    { id: 143, speciesId: DOG, nameEn: 'Irish Setter', nameIt: 'Setter irlandese' },
    { id: 148, speciesId: DOG, nameEn: 'Labrador Retriever', nameIt: 'Labrador Retriever' },
    { id: 150, speciesId: DOG, nameEn: 'Maltese', nameIt: 'Maltese' },
    { id: 164, speciesId: DOG, nameEn: 'Rottweiler', nameIt: 'Rottweiler' },
    { id: 173, speciesId: DOG, nameEn: 'Shih Tzu', nameIt: 'Shih Tzu' },
    {
      id: 10141,
      speciesId: DOG,
      nameEn: 'Irish Red and White Setter',
      nameIt: 'Setter irlandese rosso e bianco',
    },
    { id: 200, speciesId: CAT, nameEn: 'Mixed breed', nameIt: 'Meticcio' },
    { id: 214, speciesId: CAT, nameEn: 'Domestic Longhair', nameIt: 'Europeo a pelo lungo' },
    { id: 216, speciesId: CAT, nameEn: 'European Shorthair', nameIt: 'Europeo a pelo corto' },
    { id: 217, speciesId: CAT, nameEn: 'Exotic Shorthair', nameIt: 'Esotico' },
    { id: 221, speciesId: CAT, nameEn: 'Norwegian Forest Cat', nameIt: 'Norvegese delle foreste' },
    { id: 230, speciesId: CAT, nameEn: 'Siamese', nameIt: 'Siamese' },
    { id: 1201, speciesId: FISH, nameEn: 'Goldfish', nameIt: 'Pesce rosso' },
    { id: 703, speciesId: PARROT, nameEn: 'Cockatiel', nameIt: 'Calopsitta' },
    { id: 1408, speciesId: GOAT, nameEn: 'Maltese', nameIt: 'Maltese' },
  ],
};

const match = createAnimalMatcher(catalogue);

describe('createAnimalMatcher', () => {
  it.each([
    ['Cane', '', DOG, null],
    ['DOGS', '', DOG, null],
    ['canino', '', DOG, null],
    ['Felino', '', CAT, null],
    ['felina', '', CAT, null],
    ['Felis catus', '', CAT, null],
    ['micia', '', CAT, null],
    ['Conigli', '', RABBIT, null],
    ['Altro', '', OTHER, null],
    ['esotico', '', OTHER, null],
    ['Gatto europeo', '', CAT, 216],
    ['gatto (Siamese)', '', CAT, 230],
    ['Cane meticcio', '', DOG, 100],
    ['Cane Corso', '', DOG, 122],
    ['Cane lupo', '', DOG, 137],
    ['Pesce rosso', '', FISH, 1201],
    ['Calopsitta', '', PARROT, 703],
    ['Labrador', '', DOG, 148],
    ['Europeo', '', CAT, 216],
    ['Cane', 'Labrador', DOG, 148],
    ['dog', 'Lab', DOG, 148],
    ['Cane', 'LABRADOR RETRIEVER', DOG, 148],
    ['Cane', 'Meticcio', DOG, 100],
    ['Gatto', 'meticcia', CAT, 200],
    ['Gatto', 'Europeo', CAT, 216],
    ['Felino', 'comune europeo', CAT, 216],
    ['Gatto', 'Gatto europeo', CAT, 216],
    ['Gatto', 'Soriano', CAT, 216],
    ['Cat', 'DSH', CAT, 216],
    ['Gatto', 'Europeo pelo lungo', CAT, 214],
    ['Gatto', 'Norvegese', CAT, 221],
    ['Cane', 'Pastore Tedesco', DOG, 137],
    ['Cane', 'shih-tzu', DOG, 173],
    ['Cane', 'Shitzu', DOG, 173],
    ['', 'Europeo', CAT, 216],
    ['', 'gatto europeo', CAT, 216],
    ['', 'Maltese', DOG, 150],
    ['Capra', 'Maltese', GOAT, 1408],
    ['', '', OTHER, null],
  ])('recognizes species %j and breed %j completely', (species, breed, speciesId, breedId) => {
    expect(match(species, breed)).toEqual({ speciesId, breedId, species: 'exact', breed: 'exact' });
  });

  it.each([
    { typed: ['', 'meticcio'], speciesId: DOG, breedId: 100, species: 'exact', breed: 'partial' },
    {
      typed: ['Cane', 'incrocio labrador'],
      speciesId: DOG,
      breedId: 100,
      species: 'exact',
      breed: 'partial',
    },
    {
      typed: ['Cane', 'Pastore tedesco nero'],
      speciesId: DOG,
      breedId: 137,
      species: 'exact',
      breed: 'partial',
    },
    {
      typed: ['Cane', 'Labrador retriver'],
      speciesId: DOG,
      breedId: 148,
      species: 'exact',
      breed: 'exact',
    },
    {
      typed: ['Cane', 'Rottweilre'],
      speciesId: DOG,
      breedId: null,
      species: 'exact',
      breed: 'none',
    },
    {
      typed: ['Cane', 'Rottweiller'],
      speciesId: DOG,
      breedId: 164,
      species: 'exact',
      breed: 'exact',
    },
    {
      typed: ['Gatto', 'Siammese'],
      speciesId: CAT,
      breedId: 230,
      species: 'exact',
      breed: 'partial',
    },
    { typed: ['Cane', 'Setter'], speciesId: DOG, breedId: null, species: 'exact', breed: 'none' },
    { typed: ['Cane', 'rosso'], speciesId: DOG, breedId: null, species: 'exact', breed: 'none' },
    {
      typed: ['Cane', 'Sputafuoco'],
      speciesId: DOG,
      breedId: null,
      species: 'exact',
      breed: 'none',
    },
    {
      typed: ['Gatto', 'Labrador'],
      speciesId: CAT,
      breedId: null,
      species: 'exact',
      breed: 'none',
    },
    {
      typed: ['cane di taglia piccola', ''],
      speciesId: DOG,
      breedId: null,
      species: 'partial',
      breed: 'exact',
    },
    {
      typed: ['Bestiola', 'Labrador'],
      speciesId: DOG,
      breedId: 148,
      species: 'partial',
      breed: 'exact',
    },
    {
      typed: ['Drago', 'Sputafuoco'],
      speciesId: OTHER,
      breedId: null,
      species: 'none',
      breed: 'none',
    },
  ] as const)(
    'reports the unrecognized part of $typed',
    ({ typed: [species, breed], ...expected }) => {
      expect(match(species, breed)).toEqual(expected);
    },
  );
});
