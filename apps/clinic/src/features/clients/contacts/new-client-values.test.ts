import { describe, expect, it } from 'vitest';
import { bodyOf, valuesFrom } from './new-client-values.ts';

const nothing = { firstName: '', lastName: '', phone: '', email: '', petName: '', species: '' };

describe('valuesFrom', () => {
  it.each([
    ['', {}],
    ['Ida Riva Conti', { firstName: 'Ida', lastName: 'Riva Conti' }],
    ['+39 333 123', { phone: '+39 333 123' }],
    ['ida@example.test', { email: 'ida@example.test' }],
  ])('takes %j up where it belongs', (typed, part) => {
    expect(valuesFrom(typed)).toEqual({ ...nothing, ...part });
  });
});

describe('bodyOf', () => {
  it('sends what was typed, and an animal that has a name', () => {
    const person = { ...nothing, firstName: ' Ida ', phone: '333 1234567', species: '2' };
    expect(bodyOf(person, 'f')).toEqual({
      FacilityId: 'f',
      firstName: 'Ida',
      lastName: '',
      phone: '333 1234567',
      note: '',
    });
    expect(bodyOf({ ...person, petName: 'Micia' }, 'f').pet).toEqual({
      name: 'Micia',
      SpeciesId: 2,
    });
  });
});
