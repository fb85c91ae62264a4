import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSheetOf } from './read-file.ts';

async function read(name: string) {
  const file = await openAsBlob(join(import.meta.dirname, 'fixtures', name));
  return readSheetOf(Object.assign(file, { name }));
}

const columns = ['Nome', 'Cognome', 'Email'];
const plain = { columns, rows: [['Niccolò', 'Però', 'niccolo@example.test']] };

describe('readSheetOf', () => {
  it.each([
    'utf8.csv',
    'utf8-mark.csv',
    'windows-1252.csv',
    'utf16.csv',
    'semicolons.csv',
    'tabs.csv',
    'carriage-returns.csv',
    'empty-lines.csv',
  ])('reads the same of %s', async (name) => {
    expect(await read(name)).toEqual(plain);
  });

  it.each([
    { name: 'quotes.csv', row: ['Niccolò "Nico"', 'Però, Rossi', 'niccolo@example.test'] },
    { name: 'formulas.csv', row: ['=1+1', '@SUM(A1)', 'niccolo@example.test'] },
    { name: 'line-breaks.csv', row: ['Niccolò', 'Però', 'niccolo@example.test', 'two\nlines'] },
    {
      name: 'workbook.xlsx',
      row: ['Niccolò', 'Però', 'niccolo@example.test', '3331234567', '2020-12-31'],
    },
  ])('keeps what stands in the cells of $name', async ({ name, row }) => {
    expect((await read(name)).rows).toEqual([row]);
  });

  it('gives every row as many cells as there are headings', async () => {
    expect((await read('short-rows.csv')).rows).toEqual([
      ['Niccolò', '', ''],
      ['Ada', 'Riva', 'ada@example.test'],
    ]);
  });

  it.each([
    { name: '1000-rows.csv', rows: 1000 },
    { name: '1001-rows.csv', rows: 1001 },
  ])('counts the rows of $name', async ({ name, rows }) => {
    expect((await read(name)).rows).toHaveLength(rows);
  });

  it.each([
    { name: 'empty.csv', fault: 'empty' },
    { name: 'only-headings.csv', fault: 'empty' },
    { name: 'no-text.csv', fault: 'unreadable' },
    { name: 'no-workbook.xlsx', fault: 'unreadable' },
  ])('refuses $name: $fault', async ({ name, fault }) => {
    await expect(read(name)).rejects.toMatchObject({ fault });
  });
});
