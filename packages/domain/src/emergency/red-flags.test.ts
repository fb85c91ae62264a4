import { describe, expect, it } from 'vitest';
import { RED_FLAGS, redFlagsFor } from './red-flags.ts';

const SPECIES = [...Array.from({ length: 24 }, (_, index) => index + 1), 99];
const DOG = 1;
const CAT = 2;
const RABBIT = 3;
const PARROT = 7;

describe('redFlagsFor', () => {
  it.each(SPECIES.flatMap((SpeciesId) => (['M', 'F'] as const).map((sex) => ({ SpeciesId, sex }))))(
    'asks between three and six things about species $SpeciesId, $sex',
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
  ] as const)('$why: $asked', ({ pet, flag, asked }) => {
    expect(redFlagsFor([pet]).includes(flag)).toBe(asked);
  });

  it('asks each thing once about several animals, and nothing about none', () => {
    const flags = redFlagsFor([
      { SpeciesId: DOG, sex: 'M' },
      { SpeciesId: CAT, sex: 'M' },
    ]);
    expect(new Set(flags).size).toBe(flags.length);
    expect(flags).toEqual(expect.arrayContaining(['SWOLLEN_BELLY', 'NO_URINE']));
    expect(redFlagsFor([])).toEqual([]);
  });

  it('asks about every sign somewhere', () => {
    const all = SPECIES.flatMap((SpeciesId) => [
      ...redFlagsFor([{ SpeciesId, sex: 'M' }]),
      ...redFlagsFor([{ SpeciesId, sex: 'F' }]),
    ]);
    expect(new Set(all)).toEqual(new Set(RED_FLAGS));
  });
});
