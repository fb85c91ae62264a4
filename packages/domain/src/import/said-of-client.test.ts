import { expect, it } from 'vitest';
import { withFurtherRow, type SaidOfClient } from './said-of-client.ts';

const ida: SaidOfClient = {
  firstName: 'Ida',
  lastName: 'Bruni',
  phone: '+39021',
  mobile: null,
  address: 'Via Roma 1',
  taxNumber: null,
  note: 'Prefers mornings',
};
const elsewhere = { address: 'Via Po 2', phone: '+39022' };

it.each([
  { what: 'the same', rows: [{}], said: {} },
  {
    what: 'the same typed in another way',
    rows: [{ firstName: 'IDA', address: 'via roma 1' }],
    said: {},
  },
  {
    what: 'another name',
    rows: [{ firstName: 'Ugo' }],
    said: { note: 'Prefers mornings\nUgo Bruni' },
  },
  { what: 'a second number', rows: [{ phone: '+39022' }], said: { mobile: '+39022' } },
  {
    what: 'a second and a third number',
    rows: [{ phone: '+39022', mobile: '+39023' }],
    said: { mobile: '+39022', note: 'Prefers mornings\n+39023' },
  },
  {
    what: 'another address, and what was left open',
    rows: [{ address: 'Via Po 2', taxNumber: 'BRNDIA80A41H501Z', note: '' }],
    said: { taxNumber: 'BRNDIA80A41H501Z', note: 'Prefers mornings\nVia Po 2' },
  },
  {
    what: 'another note',
    rows: [{ note: 'Afraid of dogs' }],
    said: { note: 'Prefers mornings\nAfraid of dogs' },
  },
  {
    what: 'the same otherwise three times',
    rows: [elsewhere, elsewhere, elsewhere],
    said: { mobile: '+39022', note: 'Prefers mornings\nVia Po 2' },
  },
  {
    what: 'one thing otherwise and then another',
    rows: [elsewhere, { address: 'Via Dante 3', note: 'Afraid of dogs' }, elsewhere],
    said: { mobile: '+39022', note: 'Prefers mornings\nVia Po 2\nAfraid of dogs\nVia Dante 3' },
  },
  {
    what: 'a note of several lines again, and one more',
    rows: [
      { note: 'Prefers mornings\nAfraid of dogs' },
      { note: 'Prefers mornings\nAfraid of dogs\nBites' },
    ],
    said: { note: 'Prefers mornings\nAfraid of dogs\nBites' },
  },
])('further rows of a client that say $what lose nothing', ({ rows, said }) => {
  const all = rows.map((row) => ({ ...ida, ...row }));
  expect(all.reduce(withFurtherRow, ida)).toEqual({ ...ida, ...said });
});

it.each([
  ['333 123 4567', '+39 333 1234567', true],
  ['+393331234567', '0039 333.123.4567', true],
  ['030 123456', '+49 30 123456', true],
  ['06 5555 0100', '+39 06 55550100', true],
  ['333 123 4567', '333 123 4568', false],
  ['333 123 4567', '+39 06 1234567', false],
  ['12345', '0012345', false],
])('of the numbers %j and %j it is known whether they are the same: %s', (one, other, isSame) => {
  const said = withFurtherRow({ ...ida, phone: one }, { ...ida, phone: other });
  expect(said).toEqual({ ...ida, phone: one, mobile: isSame ? null : other });
});

it('leaves a note as it was typed, whatever stands in it twice', () => {
  const note = 'Luna:\n- bites\n\nKira:\n- bites';
  expect(withFurtherRow({ ...ida, note }, { ...ida, note: '' }).note).toBe(note);
});
