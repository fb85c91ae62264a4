import { describe, expect, it } from 'vitest';
import { csvCell, csvFile } from './csv.ts';

describe('csvCell', () => {
  it.each([
    ['Anna', 'Anna'],
    ['Rossi, Anna', '"Rossi, Anna"'],
    ['say "ciao"', '"say ""ciao"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+39 333', "'+39 333"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['=A,B', '"\'=A,B"'],
    ['', ''],
  ])('writes %j as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });
});

it('writes a file that spreadsheets open as UTF-8', () => {
  expect(csvFile([['Nome'], ['Cincillà']])).toBe('\uFEFFNome\r\nCincillà\r\n');
});
