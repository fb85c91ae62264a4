import { describe, expect, it } from 'vitest';
import { RED_FLAGS, redFlagsFor } from './red-flags.ts';

const SPECIES = [...Array.from({ length: 24 }, (_, index) => index + 1), 99];
const DOG = 1;
const CAT = 2;
const RABBIT = 3;
const PARROT = 7;

describe('redFlagsFor', () => {
  it.each(SPECIES.flatMap((SpeciesId) => (['M', 'F'] as const).map((sex) => ({ SpeciesId, sex }))))(
    'returns three to six signs for species $SpeciesId, $sex',
    (pet) => {
      const flags = redFlagsFor([pet]);
      expect(flags.length).toBeGreaterThanOrEqual(3);
      expect(flags.length).toBeLessThanOrEqual(6);
      expect(flags).toContain('TROUBLE_BREATHING');
    },
  );

  it.each([
    { why: 'a dog’s belly', pet: { SpeciesId: DOG, sex: 'F' }, flag: 'SWOLLEN_BELLY', asked: true },
    { why: 'a tomcat’s urine', pet: { SpeciesId: CAT, sex: 'M' }, flag: 'NO_URINE', asked: true },
    { why: 'a she-cat’s urine', pet: { SpeciesId: CAT, sex: 'F' }, flag: 'NO_URINE', asked: false },
    {
      why: 'a rabbit’s meals',
      pet: { SpeciesId: RABBIT, sex: 'M' },
      flag: 'NOT_EATING',
      asked: true,
    },
    {
      why: 'a bird on the floor',
      pet: { SpeciesId: PARROT, sex: 'M' },
      flag: 'ON_THE_FLOOR',
      asked: true,
    },
    {
      why: 'the egg of a cock',
      pet: { SpeciesId: PARROT, sex: 'M' },
      flag: 'EGG_STUCK',
      asked: false,
    },
  ] as const)('asks about $why: $asked', ({ pet, flag, asked: included }) => {
    expect(redFlagsFor([pet]).includes(flag)).toBe(included);
  });

  it('returns each sign once for several pets, and none without pets', () => {
    const flags = redFlagsFor([
      { SpeciesId: DOG, sex: 'M' },
      { SpeciesId: CAT, sex: 'M' },
    ]);
    expect(new Set(flags).size).toBe(flags.length);
    expect(flags).toEqual(expect.arrayContaining(['SWOLLEN_BELLY', 'NO_URINE']));
    expect(redFlagsFor([])).toEqual([]);
  });

  it('uses every sign for at least one species and sex', () => {
    const all = SPECIES.flatMap((SpeciesId) => [
      ...redFlagsFor([{ SpeciesId, sex: 'M' }]),
      ...redFlagsFor([{ SpeciesId, sex: 'F' }]),
    ]);
    expect(new Set(all)).toEqual(new Set(RED_FLAGS));
  });
});

describe('redFlagsFor by species', () => {
  const CARNIVORE = ['TROUBLE_BREATHING', 'COLLAPSE', 'POISONING', 'HEAVY_BLEEDING', 'SEIZURE'];
  const GRAZER = ['TROUBLE_BREATHING', 'COLLAPSE', 'SWOLLEN_BELLY', 'NOT_EATING', 'HEAVY_BLEEDING'];
  const RODENT = ['TROUBLE_BREATHING', 'COLLAPSE', 'NOT_EATING', 'HEAVY_BLEEDING', 'SEIZURE'];
  const BIRD = ['TROUBLE_BREATHING', 'ON_THE_FLOOR', 'POISONING', 'HEAVY_BLEEDING'];
  const REPTILE = ['TROUBLE_BREATHING', 'COLLAPSE', 'PROLAPSE', 'HEAVY_BLEEDING'];
  const HORSE = ['TROUBLE_BREATHING', 'COLLAPSE', 'COLIC', 'HEAVY_BLEEDING'];
  const FARM = ['TROUBLE_BREATHING', 'COLLAPSE', 'SWOLLEN_BELLY', 'HEAVY_BLEEDING'];
  const FISH = ['TROUBLE_BREATHING', 'COLLAPSE', 'POISONING'];

  it.each<[number, string, readonly string[], { readonly M?: string; readonly F?: string }]>([
    [1, 'dog', [...CARNIVORE, 'SWOLLEN_BELLY'], {}],
    [2, 'cat', CARNIVORE, { M: 'NO_URINE' }],
    [3, 'rabbit', GRAZER, {}],
    [4, 'guinea pig', GRAZER, {}],
    [5, 'hamster', RODENT, {}],
    [6, 'ferret', RODENT, {}],
    [7, 'parrot', BIRD, { F: 'EGG_STUCK' }],
    [8, 'canary', BIRD, { F: 'EGG_STUCK' }],
    [9, 'tortoise', REPTILE, {}],
    [10, 'snake', REPTILE, {}],
    [11, 'lizard', REPTILE, {}],
    [12, 'fish', FISH, {}],
    [13, 'chicken', BIRD, { F: 'EGG_STUCK' }],
    [14, 'goat', FARM, { F: 'HARD_BIRTH' }],
    [15, 'horse', HORSE, { F: 'HARD_BIRTH' }],
    [16, 'donkey', HORSE, { F: 'HARD_BIRTH' }],
    [17, 'sheep', FARM, { F: 'HARD_BIRTH' }],
    [18, 'pig', FARM, { F: 'HARD_BIRTH' }],
    [19, 'chinchilla', GRAZER, {}],
    [20, 'rat', RODENT, {}],
    [21, 'hedgehog', RODENT, {}],
    [22, 'duck', BIRD, { F: 'EGG_STUCK' }],
    [23, 'other bird', BIRD, { F: 'EGG_STUCK' }],
    [24, 'frog', REPTILE, {}],
    [99, 'other animal', CARNIVORE, {}],
  ])('returns the expected signs for species %i (%s)', (SpeciesId, _name, signs, only) => {
    for (const sex of ['M', 'F'] as const) {
      const included = redFlagsFor([{ SpeciesId, sex }]);
      const expected = [...signs, only[sex] ?? []].flat();
      expect(included.toSorted()).toEqual(expected.toSorted());
    }
  });

  it('returns signs in order of urgency', () => {
    expect(RED_FLAGS).toEqual([
      'TROUBLE_BREATHING',
      'COLLAPSE',
      'SWOLLEN_BELLY',
      'COLIC',
      'NO_URINE',
      'NOT_EATING',
      'ON_THE_FLOOR',
      'EGG_STUCK',
      'PROLAPSE',
      'HARD_BIRTH',
      'POISONING',
      'HEAVY_BLEEDING',
      'SEIZURE',
    ]);
    const dog = redFlagsFor([{ SpeciesId: DOG, sex: 'M' }]);
    expect(dog).toEqual(RED_FLAGS.filter((flag) => dog.includes(flag)));
  });
});
