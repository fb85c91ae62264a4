import { describe, expect, it } from 'vitest';
import { toClientBody, valuesFromSearch } from './new-client-values.ts';

const nothing = { firstName: '', lastName: '', phone: '', email: '', petName: '', species: '' };

describe('valuesFromSearch', () => {
  it.each([
    ['', {}],
    ['Ida Riva Conti', { firstName: 'Ida', lastName: 'Riva Conti' }],
    ['+39 333 123', { phone: '+39 333 123' }],
    ['ida@example.test', { email: 'ida@example.test' }],
  ])('puts %j into the matching field', (typed, part) => {
    expect(valuesFromSearch(typed)).toEqual({ ...nothing, ...part });
  });
});

describe('toClientBody', () => {
  it('trims the values, and includes a pet only if it has a name', () => {
    const person = { ...nothing, firstName: ' Ida ', phone: '333 1234567', species: '2' };
    expect(toClientBody(person, 'f')).toEqual({
      FacilityId: 'f',
      firstName: 'Ida',
      lastName: '',
      phone: '333 1234567',
      note: '',
    });
    expect(toClientBody({ ...person, petName: 'Micia' }, 'f').pet).toEqual({
      name: 'Micia',
      SpeciesId: 2,
    });
  });
});
