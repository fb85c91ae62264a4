import { describe, expect, it } from 'vitest';
import { csvSeparator, withoutFormulas } from './csv.ts';

describe('withoutFormulas', () => {
  it.each([
    ['Anna', 'Anna'],
    ['Anna-Maria', 'Anna-Maria'],
    ['Rossi, Anna', 'Rossi, Anna'],
    ['say "ciao"', 'say "ciao"'],
    ['=1+1', "'=1+1"],
    ['+39 333', "'+39 333"],
    ['-2', "'-2"],
    ['-10,00', '-10,00'],
    ['-10.00', '-10.00'],
    ['-10.00+1', "'-10.00+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['=A,B', "'=A,B"],
    ["x;=cmd|'/c calc'!A1;y", "x;'=cmd|'/c calc'!A1;y"],
    ['x,=1', "x,'=1"],
    ['x; \t@SUM(A1)', "x; \t'@SUM(A1)"],
    ['x\n+1\r\n-1', "x\n'+1\r\n'-1"],
    ['x;"=1"', 'x;"\'=1"'],
    ['', ''],
  ])('makes of %j %j', (text, safe) => {
    expect(withoutFormulas(text)).toBe(safe);
  });
});

it.each([
  ['it', ';'],
  ['it-CH', ';'],
  ['en', ','],
])('separates as spreadsheets in %s do', (language, separator) => {
  expect(csvSeparator(language)).toBe(separator);
});
