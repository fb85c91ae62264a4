import { describe, expect, it } from 'vitest';
import { findAllergyMatches } from './allergy-match.ts';

describe('medicines and recorded allergies', () => {
  it.each<[string, string | null, string[], string[]]>([
    ['Amoxicillin', null, [], []],
    ['Amoxicillin', null, ['Amoxicillin'], ['Amoxicillin']],
    ['AMOXICILLIN 250 mg', null, ['amoxicillin'], ['amoxicillin']],
    ['Synulox', 'amoxicillin and clavulanic acid', ['Amoxicillin'], ['Amoxicillin']],
    ['Synulox', null, ['Amoxicillin'], []],
    ['Penicillin G', null, ['Penicillins', 'Chicken'], ['Penicillins']],
    ['Penicillina', null, ['allergia alla penicillina'], ['allergia alla penicillina']],
    ['Cefalexina', null, ['Céfalexina'], ['Céfalexina']],
    ['Meloxicam', null, ['Chicken', 'Allergic to fleas'], []],
    ['Allergy tablets', null, ['Allergy to chicken'], []],
    ['Iron', null, ['Ir'], []],
    // Short words must be equal.
    ['Irondex', null, ['Iron'], []],
  ])('%s (%s) and %j: %j', (medicine, ingredient, allergies, expected) => {
    expect(findAllergyMatches({ medicine, ingredient }, allergies)).toEqual(expected);
  });
});
