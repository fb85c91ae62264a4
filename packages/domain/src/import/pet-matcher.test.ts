import { describe, expect, it } from 'vitest';
import { type ComparablePet, createPetMatcher } from './pet-matcher.ts';

const DOG = 1;
const CAT = 2;
const luna = { name: 'Luna', speciesId: DOG, microchip: null };
const chipped = { ...luna, microchip: '380260043567812' };

const matches = (existing: readonly ComparablePet[], pet: ComparablePet) => {
  const pets = createPetMatcher();
  for (const each of existing) pets.add(each);
  return pets.has(pet);
};

describe('createPetMatcher', () => {
  it.each([
    { why: 'the same name and species', other: luna, same: true },
    { why: 'the same name in capitals', other: { ...luna, name: 'LUNA ' }, same: true },
    { why: 'a different name', other: { ...luna, name: 'Kira' }, same: false },
    { why: 'a different species', other: { ...luna, speciesId: CAT }, same: false },
    { why: 'a microchip on one side only', other: chipped, same: true },
  ])('returns $same for a pet with $why', ({ other, same }) => {
    expect(matches([luna], other)).toBe(same);
    expect(matches([other], luna)).toBe(same);
  });

  it.each([
    { other: { ...chipped, name: 'Lunetta' }, same: true },
    { other: { ...chipped, microchip: '380260043567813' }, same: false },
  ])('compares microchips if both pets have one: $other', ({ other, same }) => {
    expect(matches([chipped], other)).toBe(same);
  });

  it('matches no pet before one was added', () => {
    expect(matches([], luna)).toBe(false);
  });
});
