import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { readSheetsOf } from './read-file.ts';
import { clientRowsOf } from './sheet.ts';
import { tableOf } from './sheet.test-data.ts';

function onlySheetOf([only, ...others]: Awaited<ReturnType<typeof readSheetsOf>>) {
  if (!only || others.length > 0) throw new Error('there is not one sheet');
  return only.sheet;
}

async function read(name: string) {
  const file = await openAsBlob(join(import.meta.dirname, 'fixtures', name));
  return onlySheetOf(await readSheetsOf(Object.assign(file, { name })));
}

const columns = ['Nome', 'Cognome', 'Email'];
const first = ['Niccolò', 'Però', 'niccolo@example.test'];
const plain = tableOf(columns, first);

describe('readSheetsOf', () => {
  it.each([
    'utf8.csv',
    'utf8-mark.csv',
    'windows-1252.csv',
    'utf16.csv',
    'semicolons.csv',
    'tabs.csv',
    'carriage-returns.csv',
  ])('reads the same of %s', async (name) => {
    expect(await read(name)).toEqual(plain);
  });

  it('leaves out empty lines, and counts them', async () => {
    const rows = [
      { line: 3, cells: columns },
      { line: 6, cells: first },
    ];
    expect(await read('empty-lines.csv')).toEqual({ rows, hasHeadings: true });
  });

  it.each([
    { name: 'quotes.csv', row: ['Niccolò "Nico"', 'Però, Rossi', 'niccolo@example.test'] },
    { name: 'formulas.csv', row: ['=1+1', '@SUM(A1)', 'niccolo@example.test'] },
    { name: 'line-breaks.csv', row: ['Niccolò', 'Però', 'niccolo@example.test', 'two\nlines'] },
    {
      name: 'workbook.xlsx',
      row: ['Niccolò', 'Però', 'niccolo@example.test', '3331234567', '2020-12-31'],
    },
  ])('keeps what stands in the cells of $name', async ({ name, row: cells }) => {
    expect(clientRowsOf(await read(name))).toMatchObject([{ cells }]);
  });

  it('leaves rows as long as they are', async () => {
    expect(clientRowsOf(await read('short-rows.csv'))).toMatchObject([
      { cells: ['Niccolò'] },
      { cells: ['Ada', 'Riva', 'ada@example.test', 'too', 'many'] },
    ]);
  });

  it.each([
    { name: '1000-rows.csv', rows: 1000 },
    { name: '1001-rows.csv', rows: 1001 },
  ])('counts the rows of $name', async ({ name, rows }) => {
    expect(clientRowsOf(await read(name))).toHaveLength(rows);
  });

  it.each([
    { name: 'empty.csv', fault: 'empty' },
    { name: 'only-headings.csv', fault: 'empty' },
    { name: 'no-text.csv', fault: 'unreadable' },
    { name: 'no-workbook.xlsx', fault: 'unreadable' },
  ])('refuses $name: $fault', async ({ name, fault }) => {
    await expect(read(name)).rejects.toMatchObject({ fault });
  });

  it('reads the sheets of a workbook that are seen and have something in them, in their order', async () => {
    const file = workbook([
      { name: 'Vecchi', state: 'hidden', rows: [columns, ['Vecchio', 'Uno', 'v@example.test']] },
      { name: 'Legenda', rows: [['Made by a program']] },
      { name: 'Nuovi', rows: [['Clients at 28/11/2026'], [], columns, first] },
      { name: 'Altri', rows: [columns, ['Ada', 'Riva', 'ada@example.test']] },
      { name: 'Lists', state: 'veryHidden', rows: [['Nome'], ['x']] },
    ]);
    expect(await readSheetsOf(file)).toEqual([
      {
        name: 'Nuovi',
        sheet: {
          rows: [
            { line: 3, cells: columns },
            { line: 4, cells: first },
          ],
          hasHeadings: true,
        },
      },
      { name: 'Altri', sheet: tableOf(columns, ['Ada', 'Riva', 'ada@example.test']) },
    ]);
  });

  it('finds nothing where only what is hidden has something in it', async () => {
    const file = workbook([
      { name: 'Vecchi', state: 'hidden', rows: [columns, first] },
      { name: 'Nuovi', rows: [columns] },
    ]);
    await expect(readSheetsOf(file)).rejects.toMatchObject({ fault: 'empty' });
  });
});

type Page = {
  readonly name: string;
  readonly state?: string;
  readonly rows: readonly (readonly string[])[];
};

/** A workbook of these sheets, as a spreadsheet program writes it. */
function workbook(pages: readonly Page[]) {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const list = pages.map(
    ({ name, state = 'visible' }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`,
  );
  const relations = pages.map(
    (_page, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const cellOf = (text: string, row: number, at: number) =>
    `<c r="${'ABCDEF'.charAt(at)}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheets = pages.map(({ rows }, at) => {
    const filled = rows.map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((text, place) => cellOf(text, row, place)).join('')}</row>`,
    );
    const xml = `<worksheet xmlns="${main}"><sheetData>${filled.join('')}</sheetData></worksheet>`;
    return [`xl/worksheets/sheet${at + 1}.xml`, strToU8(xml)] as const;
  });
  const zipped = zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
    ),
    ...Object.fromEntries(sheets),
  });
  return Object.assign(new Blob([zipped]), { name: 'clients.xlsx' });
}
