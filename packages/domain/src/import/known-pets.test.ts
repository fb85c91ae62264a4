import { describe, expect, it } from 'vitest';
import { type ComparablePet, createKnownPets } from './known-pets.ts';

const DOG = 1;
const CAT = 2;
const luna = { name: 'Luna', speciesId: DOG, microchip: null };
const chipped = { ...luna, microchip: '380260043567812' };

const knows = (known: readonly ComparablePet[], pet: ComparablePet) => {
  const pets = createKnownPets();
  for (const each of known) pets.add(each);
  return pets.has(pet);
};

describe('the known animals of a client', () => {
  it.each([
    { why: 'the same name and species', other: luna, same: true },
    { why: 'the same name in capitals', other: { ...luna, name: 'LUNA ' }, same: true },
    { why: 'another name', other: { ...luna, name: 'Kira' }, same: false },
    { why: 'another species', other: { ...luna, speciesId: CAT }, same: false },
    { why: 'a chip on one side', other: chipped, same: true },
  ])('say $same of $why', ({ other, same }) => {
    expect(knows([luna], other)).toBe(same);
    expect(knows([other], luna)).toBe(same);
  });

  it.each([
    { other: { ...chipped, name: 'Lunetta' }, same: true },
    { other: { ...chipped, microchip: '380260043567813' }, same: false },
  ])('go by the chips where both have one: $other', ({ other, same }) => {
    expect(knows([chipped], other)).toBe(same);
  });

  it('are none at first', () => {
    expect(knows([], luna)).toBe(false);
  });
});
