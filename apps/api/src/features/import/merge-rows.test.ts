import { expect, it } from 'vitest';
import { mergeRows } from './merge-rows.ts';
import type { ReadRow } from './read-row.ts';

const ida: ReadRow = {
  firstName: 'Ida',
  lastName: 'Bruni',
  email: 'ida@example.test',
  phone: '+39021',
  mobile: null,
  address: 'Via Roma 1',
  taxNumber: null,
  note: 'Prefers mornings',
  pets: [],
  warnings: [],
};

it.each([
  { what: 'the same', row: {}, merged: {} },
  {
    what: 'the same typed in another way',
    row: { firstName: 'IDA', address: 'via roma 1' },
    merged: {},
  },
  {
    what: 'another name',
    row: { firstName: 'Ugo' },
    merged: { note: 'Prefers mornings\nUgo Bruni' },
  },
  { what: 'a second number', row: { phone: '+39022' }, merged: { mobile: '+39022' } },
  {
    what: 'a second and a third number',
    row: { phone: '+39022', mobile: '+39023' },
    merged: { mobile: '+39022', note: 'Prefers mornings\n+39023' },
  },
  {
    what: 'another address, and what was left open',
    row: { address: 'Via Po 2', taxNumber: 'BRNDIA80A41H501Z', note: '' },
    merged: { taxNumber: 'BRNDIA80A41H501Z', note: 'Prefers mornings\nVia Po 2' },
  },
  {
    what: 'another note',
    row: { note: 'Afraid of dogs' },
    merged: { note: 'Prefers mornings\nAfraid of dogs' },
  },
])('a further row of a client that says $what loses nothing', ({ row, merged }) => {
  const verdicts = [
    { first: 0, pets: [] },
    { first: 0, pets: [] },
  ];
  expect(mergeRows([ida, { ...ida, ...row }], verdicts)).toEqual([
    { ...ida, earlier: null, ...merged },
  ]);
});
