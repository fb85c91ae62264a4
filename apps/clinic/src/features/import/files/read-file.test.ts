import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { clientRowsOf } from '../sheet.ts';
import { sheetWithHeadings } from '../sheet.test-data.ts';
import { readClientFile, readEncodedText } from './read-file.ts';

async function singleSheet(file: Blob) {
  const [only, ...others] = (await readClientFile(file)).sheets;
  if (!only || others.length > 0) throw new Error('there is not one sheet');
  return only.sheet;
}

const read = async (name: string) =>
  singleSheet(await openAsBlob(join(import.meta.dirname, 'fixtures', name)));

const readText = (text: string) => singleSheet(new Blob([text]));

const columns = ['Nome', 'Cognome', 'Email'];
const first = ['Niccolò', 'Però', 'niccolo@example.test'];
const plain = sheetWithHeadings(columns, first);

describe('readClientFile', () => {
  it.each([
    'utf8.csv',
    'utf8-mark.csv',
    'windows-1252.csv',
    'utf16.csv',
    'semicolons.csv',
    'tabs.csv',
    'carriage-returns.csv',
  ])('reads the same table from %s', async (name) => {
    expect(await read(name)).toEqual(plain);
  });

  it('skips empty lines but counts them', async () => {
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
  ])('keeps the cell texts of $name', async ({ name, row: cells }) => {
    expect(clientRowsOf(await read(name))).toMatchObject([{ cells }]);
  });

  it('keeps the length of each row', async () => {
    expect(clientRowsOf(await read('short-rows.csv'))).toMatchObject([
      { cells: ['Niccolò'] },
      { cells: ['Ada', 'Riva', 'ada@example.test', 'too', 'many'] },
    ]);
  });

  it.each([
    { name: '1000-rows.csv', rows: 1000 },
    { name: '1001-rows.csv', rows: 1001 },
  ])('returns all client rows of $name', async ({ name, rows }) => {
    expect(clientRowsOf(await read(name))).toHaveLength(rows);
  });

  it.each([
    { name: 'empty.csv', fault: 'empty' },
    { name: 'only-headings.csv', fault: 'empty' },
    { name: 'no-text.csv', fault: 'unreadable' },
    { name: 'no-workbook.xlsx', fault: 'unreadable' },
  ])('rejects $name as $fault', async ({ name, fault }) => {
    await expect(read(name)).rejects.toMatchObject({ fault });
  });

  it('reads the visible, non-empty sheets of a workbook in their order', async () => {
    const file = workbook([
      { name: 'Vecchi', state: 'hidden', rows: [columns, ['Vecchio', 'Uno', 'v@example.test']] },
      { name: 'Legenda', rows: [['Made by a program']] },
      { name: 'Nuovi', rows: [['Clients at 28/11/2026'], [], columns, first] },
      { name: 'Altri', rows: [columns, ['Ada', 'Riva', 'ada@example.test']] },
      { name: 'Lists', state: 'veryHidden', rows: [['Nome'], ['x']] },
    ]);
    expect((await readClientFile(file)).sheets).toEqual([
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
      { name: 'Altri', sheet: sheetWithHeadings(columns, ['Ada', 'Riva', 'ada@example.test']) },
    ]);
  });

  it('rejects a workbook as empty if only hidden sheets have rows', async () => {
    const file = workbook([
      { name: 'Vecchi', state: 'hidden', rows: [columns, first] },
      { name: 'Nuovi', rows: [columns] },
    ]);
    await expect(readClientFile(file)).rejects.toMatchObject({ fault: 'empty' });
  });
});

describe('readClientFile with faulty rows', () => {
  it('reports the row with an unclosed quote, and keeps the other rows', async () => {
    const { rows } = await readText(
      [
        'Nome;Cognome;Telefono;Animale',
        'Ada;Neri;3331110001;"Fido" il piccolo',
        'Bea;Riva;3331110002;Kira',
        'Ciro;Gallo;3331110003;"Zar',
        'Dora;Fiori;3331110004;"Mia"',
      ].join('\r\n'),
    );
    expect(rows.slice(1)).toEqual([
      {
        line: 2,
        cells: ['Ada', 'Neri', '3331110001', '"Fido" il piccolo'],
        problems: ['open_quote'],
      },
      { line: 3, cells: ['Bea', 'Riva', '3331110002', 'Kira'] },
      { line: 4, cells: ['Ciro', 'Gallo', '3331110003', 'Zar'], problems: ['open_quote'] },
      { line: 5, cells: ['Dora', 'Fiori', '3331110004', 'Mia'] },
    ]);
  });

  it('reads a web page that a program saved as .xls', async () => {
    const { rows } = await readText(
      `<html><head><meta charset="utf-8"><style>td { color: red }</style></head><body>
      <table border=1><tr><th>Nome</th><th>Cognome</th><th>Animale</th></tr>
      <tr><td rowspan="2">Niccol&ograve;</td><td rowspan=2>D&#39;Amico</td><td>Luna</td></tr>
      <tr><td>Kira</td></tr></table></body></html>`,
    );
    expect(rows).toEqual([
      { line: 1, cells: ['Nome', 'Cognome', 'Animale'] },
      { line: 2, cells: ['Niccolò', "D'Amico", 'Luna'] },
      { line: 3, cells: ['Niccolò', "D'Amico", 'Kira'], problems: ['merged_cells'] },
    ]);
  });

  it('repeats merged cells of a workbook in each of their rows', async () => {
    const rows = [columns, first, ['', '', 'second@example.test']];
    const file = workbook([{ name: 'Clienti', rows, merged: ['A2:A3', 'B2:B3'] }]);
    expect(clientRowsOf(await singleSheet(file))).toEqual([
      { line: 2, cells: first },
      { line: 3, cells: ['Niccolò', 'Però', 'second@example.test'], problems: ['merged_cells'] },
    ]);
  });

  it('reads a workbook with any file name, and rejects an old binary workbook', async () => {
    const bytes = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0]);
    await expect(readClientFile(new Blob([bytes]))).rejects.toMatchObject({ fault: 'unreadable' });
    const file = Object.assign(workbook([{ name: 'A', rows: [columns, first] }]), {
      name: 'x.xls',
    });
    expect(await singleSheet(file)).toEqual(plain);
  });

  it('reads a workbook cell without a date format as the typed number', async () => {
    const file = workbook([
      {
        name: 'A',
        rows: [
          ['Nome', 'Nato il'],
          ['Ada', '43536'],
        ],
        numbers: true,
      },
    ]);
    expect(clientRowsOf(await singleSheet(file))).toMatchObject([{ cells: ['Ada', '43536'] }]);
  });
});

describe('encoding of a text file', () => {
  const text = 'Nome;Cognome;Città\r\nNiccolò;Però;Forlì\r\nCesarè;Virtù;Viù\r\n';
  const dos = new Uint8Array(
    Array.from(text, (letter) => {
      const codes: Readonly<Record<string, number>> = {
        à: 0x85,
        è: 0x8a,
        ì: 0x8d,
        ò: 0x95,
        ù: 0x97,
      };
      return codes[letter] ?? letter.charCodeAt(0);
    }),
  );

  it('is guessed for files of DOS programs, and can be changed', async () => {
    const { sheets, source } = await readClientFile(new Blob([dos]));
    expect(sheets[0]?.sheet.rows.map(({ cells }) => cells)).toEqual([
      ['Nome', 'Cognome', 'Città'],
      ['Niccolò', 'Però', 'Forlì'],
      ['Cesarè', 'Virtù', 'Viù'],
    ]);
    expect(source?.encoding).toBe('cp850');
    const changed = readEncodedText({ bytes: dos, encoding: 'windows-1252' });
    expect(changed[0]?.sheet.rows[1]?.cells).toEqual(['Niccol•', 'Per•', 'Forl\u008D']);
  });

  it.each(['Nome;Cognome\nAda;Riva', '\uFEFFNome;Cognome\nNiccolò;Però'])(
    'is not offered where it is certain (%j)',
    async (certain) => {
      expect((await readClientFile(new Blob([certain]))).source).toBeUndefined();
    },
  );
});

type Page = {
  readonly name: string;
  readonly state?: string;
  /** Ranges of merged cells. */
  readonly merged?: readonly string[];
  /** Whether texts of digits are stored as numbers. */
  readonly numbers?: boolean;
  readonly rows: readonly (readonly string[])[];
};

/** Returns a workbook with these sheets, as a spreadsheet program writes it. */
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
  const cellOf = (text: string, name: string, isNumber: boolean) =>
    isNumber
      ? `<c r="${name}"><v>${text}</v></c>`
      : `<c r="${name}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheets = pages.map(({ rows, merged = [], numbers = false }, at) => {
    const filled = rows.map((cells, row) => {
      const written = cells.map((text, place) =>
        cellOf(text, `${'ABCDEF'.charAt(place)}${row + 1}`, numbers && /^\d+$/.test(text)),
      );
      return `<row r="${row + 1}">${written.join('')}</row>`;
    });
    const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
    const mergeCells = ranges && `<mergeCells count="${merged.length}">${ranges}</mergeCells>`;
    const xml = `<worksheet xmlns="${main}"><sheetData>${filled.join('')}</sheetData>${mergeCells}</worksheet>`;
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
