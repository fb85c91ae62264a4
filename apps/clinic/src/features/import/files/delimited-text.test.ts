import { describe, expect, it } from 'vitest';
import { readDelimitedText } from './delimited-text.ts';

const cellsOf = (text: string) => readDelimitedText(text).map(({ cells }) => cells);

describe('readDelimitedText', () => {
  it.each([
    [
      'semicolons',
      'a;b;c\n1;2;3\n',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
      ],
    ],
    [
      'commas',
      'a,b,c\n1,2,3',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
      ],
    ],
    [
      'tabs',
      'a\tb\tc\r\n1\t2\t3\r\n',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
      ],
    ],
    [
      'bars',
      'a|b|c\n1|2|3',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
      ],
    ],
    [
      'bars and commas within cells',
      'a|b\nRossi, Ada|x, y\nRiva, Bea|z',
      [
        ['a', 'b'],
        ['Rossi, Ada', 'x, y'],
        ['Riva, Bea', 'z'],
      ],
    ],
    [
      'a declared separator',
      'sep=|\r\na|b;c\r\n1|2',
      [
        ['a', 'b;c'],
        ['1', '2'],
      ],
    ],
    [
      'lines that end with a carriage return',
      'a;b\r1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['empty lines', 'a;b\n\n1;2', [['a', 'b'], [''], ['1', '2']]],
    ['one column', 'a\n1', [['a'], ['1']]],
    [
      'an empty last cell',
      'a;b\n1;',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['no text', '', []],
    [
      'quoted cells',
      '"a";"b"\n"1;2";"3 ""x"" 4"',
      [
        ['a', 'b'],
        ['1;2', '3 "x" 4'],
      ],
    ],
    [
      'spaces around quotes',
      '"a" ; "b"\n"1" ;"2"',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'line breaks in a cell',
      'a;b;c\n1;2;"two\nlines; and more"\n4;5;6',
      [
        ['a', 'b', 'c'],
        ['1', '2', 'two\nlines; and more'],
        ['4', '5', '6'],
      ],
    ],
    [
      'a quote within a cell',
      'a;b\n19" TV;x',
      [
        ['a', 'b'],
        ['19" TV', 'x'],
      ],
    ],
    [
      'empty quoted cells',
      'a;b\n"";""',
      [
        ['a', 'b'],
        ['', ''],
      ],
    ],
  ])('reads %s', (_what, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
    expect(readDelimitedText(text).flatMap(({ problems = [] }) => problems)).toEqual([]);
  });

  it.each([
    ['at the last cell', '1;2;"three\n4;5;6\n7;8;9', ['1', '2', 'three']],
    [
      'whose quote looks closed by the next row',
      '1;2;"three\n4;5;six"\n7;8;9',
      ['1', '2', 'three'],
    ],
    [
      'that a later quoted cell seems to close',
      '1;2;"three\n4;5;"six"\n7;8;9',
      ['1', '2', 'three'],
    ],
    ['in the middle of a row', '1;"two;3\n4;5;6\n7;8;9', ['1', 'two', '3']],
    ['beside a quoted cell', '1;"two;"three"\n4;5;6\n7;8;9', ['1', 'two', 'three']],
    ['before more text', '1;2;"three" more\n4;5;6\n7;8;9', ['1', '2', '"three" more']],
    [
      'with a separator between quotes',
      '1;2;"th;ree" more\n4;5;6\n7;8;9',
      ['1', '2', '"th;ree" more'],
    ],
  ])('ends a cell with an open quote %s in its row', (_where, text, cells) => {
    const [headings, row, ...others] = readDelimitedText(`a;b;c\n${text}`);
    expect(headings).toEqual({ cells: ['a', 'b', 'c'] });
    expect(row).toEqual({ cells, problems: ['open_quote'] });
    expect(others.map((other) => other.cells.length)).toEqual([3, 3]);
  });

  it('reads quotes escaped with backslashes, and reports their rows', () => {
    expect(readDelimitedText('a;b\n1;"Fido \\"il \\"re\\"\\""\n2;C:\\x\n3;Fido \\"re\\"')).toEqual([
      { cells: ['a', 'b'] },
      { cells: ['1', 'Fido "il "re""'], problems: ['backslash_quote'] },
      { cells: ['2', 'C:\\x'] },
      { cells: ['3', 'Fido "re"'], problems: ['backslash_quote'] },
    ]);
  });

  it('keeps backslashes in files that do not use them to escape quotes', () => {
    expect(cellsOf('a;b\n"C:\\";1')).toEqual([
      ['a', 'b'],
      ['C:\\', '1'],
    ]);
  });

  it('reports rows with fewer cells than nearly all other rows', () => {
    expect(readDelimitedText('a;b;c\n1;2;3\n4;five\nlines;6\n7;8;9\n1;2;3\n1;2;3')).toMatchObject([
      {},
      {},
      { cells: ['4', 'five'], problems: ['missing_cells'] },
      { cells: ['lines', '6'], problems: ['missing_cells'] },
      {},
      {},
      {},
    ]);
  });

  it('reads 2,000 rows with an unclosed quote each', () => {
    const rows = Array.from({ length: 2000 }, (_none, row) => `${row};"open;${row}`);
    expect(readDelimitedText(rows.join('\n'))).toHaveLength(2000);
  });
});
