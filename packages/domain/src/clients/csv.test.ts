import { describe, expect, it } from 'vitest';
import { csvCell, csvFile, csvSeparator } from './csv.ts';

describe('csvCell', () => {
  it.each([
    ['Anna', 'Anna'],
    ['Anna-Maria', 'Anna-Maria'],
    ['Rossi, Anna', '"Rossi, Anna"'],
    ['say "ciao"', '"say ""ciao"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+39 333', "'+39 333"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t\'=1"'],
    ['=A,B', '"\'=A,B"'],
    ["x;=cmd|'/c calc'!A1;y", "\"x;'=cmd|'/c calc'!A1;y\""],
    ['x,=1', '"x,\'=1"'],
    ['x; \t@SUM(A1)', '"x; \t\'@SUM(A1)"'],
    ['x\n+1\r\n-1', '"x\n\'+1\r\n\'-1"'],
    ['x;"=1"', '"x;""\'=1"""'],
    ['', ''],
  ])('writes %j as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });
});

it('writes a file that spreadsheets of the country open as UTF-8', () => {
  expect(
    csvFile(
      [
        ['Nome', 'Note'],
        ['Cincillà', 'a;b'],
      ],
      ';',
    ),
  ).toBe('\uFEFFNome;Note\r\nCincillà;"a;b"\r\n');
  expect(csvFile([['Name', 'Note']], ',')).toBe('\uFEFFName,Note\r\n');
  expect([csvSeparator('it'), csvSeparator('it-CH'), csvSeparator('en')]).toEqual([';', ';', ',']);
});
