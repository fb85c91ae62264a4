import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeWords } from './cells.ts';
import { createClientMatcher, type Identity, searchKeys } from './client-matcher.ts';

const luna = { name: 'Luna', speciesId: 1, microchip: null };
const kira = { name: 'Kira', speciesId: 1, microchip: null };
const [EMAIL, OTHER_EMAIL, PHONE, OTHER_PHONE] = ['a@x.test', 'b@x.test', '+39333', '+3906'];

type Person = Partial<Identity> & { readonly pets?: readonly (typeof luna)[] };
const identity = ({ email = null, phones = [], name = 'Elena Costa' }: Person): Identity => ({
  email,
  phones,
  name,
});

function matchOf(stored: Person, row: Person) {
  const matcher = createClientMatcher<string>();
  matcher.add('stored', identity(stored), stored.pets ?? []);
  return matcher.find(identity(row), row.pets ?? [])?.field;
}

describe('createClientMatcher', () => {
  it.each([
    ['email', { email: EMAIL, name: 'A' }, { email: EMAIL, name: 'B' }],
    ['phone', { phones: [PHONE], name: 'A' }, { phones: [PHONE], name: 'B' }],
    ['phone', { email: EMAIL, phones: [PHONE] }, { phones: [PHONE] }],
    ['phone', { phones: [PHONE] }, { email: EMAIL, phones: [PHONE] }],
    ['phone', { phones: [OTHER_PHONE, PHONE] }, { phones: [PHONE] }],
    ['phone', { email: EMAIL, phones: [PHONE] }, { phones: [PHONE], name: 'COSTA elena' }],
    ['phone', { email: EMAIL, phones: [PHONE] }, { phones: [PHONE], name: '' }],
    ['petName', { phones: [PHONE], pets: [luna] }, { phones: [OTHER_PHONE], pets: [luna] }],
    ['petName', { email: EMAIL, pets: [kira, luna] }, { pets: [luna] }],
    ['petName', { pets: [luna] }, { phones: [PHONE], name: 'Costa Elena', pets: [luna] }],
    [null, {}, { name: 'elena  COSTA' }],
  ] as const)('matches by %s', (field, stored, row) => {
    expect(matchOf(stored, row)).toBe(field);
  });

  it.each([
    [
      'other e-mail addresses',
      { email: EMAIL, phones: [PHONE], pets: [luna] },
      { email: OTHER_EMAIL, phones: [PHONE], pets: [luna] },
    ],
    [
      'one number and other names, if one has an e-mail address',
      { email: EMAIL, phones: [PHONE] },
      { phones: [PHONE], name: 'Ugo Costa' },
    ],
    ['one name and other numbers', { phones: [PHONE] }, { phones: [OTHER_PHONE] }],
    ['one name, of which one has a number', { phones: [PHONE] }, {}],
    ['one name and other pets', { phones: [PHONE], pets: [luna] }, { pets: [kira] }],
    ['one pet and other names', { pets: [luna] }, { name: 'Ugo Riva', pets: [luna] }],
    [
      'pets without a name',
      { phones: [PHONE], pets: [{ ...luna, name: '' }] },
      { pets: [{ ...luna, name: '' }] },
    ],
    ['no name', { name: '', pets: [luna] }, { name: '', pets: [luna] }],
  ] as const)('does not match people with %s', (_why, stored, row) => {
    expect(matchOf(stored, row)).toBeUndefined();
  });

  it('matches a client by the contact data of all rows of that client', () => {
    const matcher = createClientMatcher<string>();
    matcher.add('elena', identity({ phones: [PHONE] }), []);
    matcher.add('elena', identity({ phones: [PHONE], email: EMAIL }), [luna]);
    expect(matcher.find(identity({ email: OTHER_EMAIL, phones: [PHONE] }), [])).toBeNull();
    expect(matcher.find(identity({ email: EMAIL }), [])?.client).toBe('elena');
    expect(matcher.find(identity({}), [luna])?.client).toBe('elena');
  });
});

describe('searchKeys', () => {
  const namesOf = (name: string) => searchKeys(identity({ name }), []).names;

  it('contain the last digits of each phone number, with or without country code', () => {
    const keys = searchKeys(identity({ phones: ['+393331234567', '3331234567'] }), []);
    expect(keys).toEqual({ emails: [], phones: ['234567', '234567'], names: [] });
  });

  it('include the name only with a pet or without contact data', () => {
    expect(searchKeys(identity({ email: EMAIL }), [])).toMatchObject({
      emails: [EMAIL],
      names: [],
    });
    expect(searchKeys(identity({ email: EMAIL }), [luna]).names).toEqual([
      'elenacosta',
      'costaelena',
    ]);
  });

  it.each([
    ['Niccolò D’Angelo', 'NICCOLO  DANGELO'],
    ['İpek Ünal', 'ipek unal'],
    ['Анна', 'Ирина'],
  ])('are equal for "%s" and "%s"', (one, other) => {
    expect(namesOf(one)).toEqual(namesOf(other));
  });

  it('find every spelling that the matcher treats as the same name (property test)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const same = normalizeWords(name);
        expect(namesOf(same)).toEqual(expect.arrayContaining(namesOf(name).slice(0, 1)));
      }),
    );
  });
});
