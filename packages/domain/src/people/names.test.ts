import { describe, expect, it } from 'vitest';
import { fullName, initials, missingProfileFields, publicName } from './names.ts';

describe('fullName, initials and publicName', () => {
  it.each([
    { firstName: 'Olga', lastName: 'Rossi', full: 'Olga Rossi', short: 'OR', safe: 'Olga R' },
    { firstName: 'Olga', lastName: '', full: 'Olga', short: 'O', safe: 'Olga' },
    { firstName: '', lastName: 'rossi', full: 'rossi', short: 'R', safe: 'r' },
    {
      firstName: ' élise',
      lastName: '  d’Aosta',
      full: 'élise   d’Aosta',
      short: 'ÉD',
      safe: 'élise d',
    },
    { firstName: '🐶a', lastName: 'b', full: '🐶a b', short: '🐶B', safe: '🐶a b' },
    { firstName: '', lastName: '', full: '', short: '', safe: '' },
  ])('format "$firstName $lastName"', ({ full, short, safe, ...name }) => {
    expect(fullName(name)).toBe(full);
    expect(initials(name)).toBe(short);
    expect(publicName(name)).toBe(safe);
  });
});

describe('missingProfileFields', () => {
  const whole = {
    firstName: 'Olga',
    lastName: 'Rossi',
    phone: '1',
    address: 'Via Roma 1',
    city: 'Roma',
    country: 'IT',
  };
  it.each([
    { changes: {}, missing: [] },
    { changes: { phone: null }, missing: ['phone'] },
    { changes: { phone: '  ', country: '' }, missing: ['phone', 'country'] },
  ])('returns $missing for $changes', ({ changes, missing }) => {
    expect(missingProfileFields({ ...whole, ...changes })).toEqual(missing);
  });

  it('returns all fields for an empty profile', () => {
    expect(missingProfileFields({})).toEqual(Object.keys(whole));
  });
});
