import { expect, it } from 'vitest';
import { mergeClientRow, type ClientDetails } from './client-details.ts';

const ida: ClientDetails = {
  firstName: 'Ida',
  lastName: 'Bruni',
  email: null,
  phone: '+39021',
  mobile: null,
  address: 'Via Roma 1',
  postcode: null,
  city: 'Roma',
  taxNumber: null,
  note: 'Prefers mornings',
};
const elsewhere = { address: 'Via Po 2', phone: '+39022' };

it.each([
  { what: 'the same data', rows: [{}], said: {} },
  {
    what: 'the same data in other spelling',
    rows: [{ firstName: 'IDA', address: 'via roma 1' }],
    said: {},
  },
  {
    what: 'another name',
    rows: [{ firstName: 'Ugo' }],
    said: { note: 'Prefers mornings\nUgo Bruni' },
  },
  { what: 'a second phone number', rows: [{ phone: '+39022' }], said: { mobile: '+39022' } },
  {
    what: 'a second and a third phone number',
    rows: [{ phone: '+39022', mobile: '+39023' }],
    said: { mobile: '+39022', note: 'Prefers mornings\n+39023' },
  },
  {
    what: 'another city and a missing postcode',
    rows: [{ city: 'Milano', postcode: '00184' }],
    said: { postcode: '00184', note: 'Prefers mornings\nMilano' },
  },
  {
    what: 'another address and missing data',
    rows: [{ address: 'Via Po 2', taxNumber: 'BRNDIA80A41H501Z', note: '' }],
    said: { taxNumber: 'BRNDIA80A41H501Z', note: 'Prefers mornings\nVia Po 2' },
  },
  {
    what: 'another note',
    rows: [{ note: 'Afraid of dogs' }],
    said: { note: 'Prefers mornings\nAfraid of dogs' },
  },
  {
    what: 'the same different data three times',
    rows: [elsewhere, elsewhere, elsewhere],
    said: { mobile: '+39022', note: 'Prefers mornings\nVia Po 2' },
  },
  {
    what: 'two different addresses',
    rows: [elsewhere, { address: 'Via Dante 3', note: 'Afraid of dogs' }, elsewhere],
    said: { mobile: '+39022', note: 'Prefers mornings\nVia Po 2\nAfraid of dogs\nVia Dante 3' },
  },
  {
    what: 'a repeated multi-line note with a new line',
    rows: [
      { note: 'Prefers mornings\nAfraid of dogs' },
      { note: 'Prefers mornings\nAfraid of dogs\nBites' },
    ],
    said: { note: 'Prefers mornings\nAfraid of dogs\nBites' },
  },
])('mergeClientRow loses nothing when further rows contain $what', ({ rows, said: merged }) => {
  const all = rows.map((row) => ({ ...ida, ...row }));
  expect(all.reduce(mergeClientRow, ida)).toEqual({ ...ida, ...merged });
});

it.each([
  ['333 123 4567', '+39 333 1234567', true],
  ['+393331234567', '0039 333.123.4567', true],
  ['030 123456', '+49 30 123456', true],
  ['06 5555 0100', '+39 06 55550100', true],
  ['030 123456', '030 123457', false],
  ['12345', '0012345', false],
])('mergeClientRow treats %j and %j as the same number: %s', (one, other, isSame) => {
  const merged = mergeClientRow({ ...ida, phone: one }, { ...ida, phone: other });
  expect(merged).toEqual({ ...ida, phone: one, mobile: isSame ? null : other });
});

it.each([
  ['333 123 4567', '+39 06 1234567', { phone: '+39 06 1234567', mobile: '333 123 4567' }],
  ['+39 06 1234567', '333 123 4567', { phone: '+39 06 1234567', mobile: '333 123 4567' }],
  ['333 123 4567', '333 123 4568', { phone: '333 123 4568', mobile: '333 123 4567' }],
])('mergeClientRow stores the mobile number of %j and %j as mobile', (one, other, numbers) => {
  const merged = mergeClientRow({ ...ida, phone: one }, { ...ida, phone: other });
  expect(merged).toEqual({ ...ida, ...numbers });
});

it('mergeClientRow keeps repeated lines of an existing note', () => {
  const note = 'Luna:\n- bites\n\nKira:\n- bites';
  expect(mergeClientRow({ ...ida, note }, { ...ida, note: '' }).note).toBe(note);
});
