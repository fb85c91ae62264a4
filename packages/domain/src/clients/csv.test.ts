import { describe, expect, it } from 'vitest';
import { csvSeparator, escapeFormulas } from './csv.ts';

describe('escapeFormulas', () => {
  it.each([
    ['Anna', 'Anna'],
    ['Anna-Maria', 'Anna-Maria'],
    ['Rossi, Anna', 'Rossi, Anna'],
    ['say "ciao"', 'say "ciao"'],
    ['=1+1', "'=1+1"],
    ['+39 333 1234567', '+39 333 1234567'],
    ['+393331234567', '+393331234567'],
    ['+39', "'+39"],
    ['+39 333 1234567+1', "'+39 333 1234567+1"],
    ['+39-333-1234567', "'+39-333-1234567"],
    ['+39 333 1234567;=1', "'+39 333 1234567;'=1"],
    ['+39 333\n1234567', "'+39 333\n1234567"],
    ['++393331234567', "'++393331234567"],
    ['=+393331234567', "'=+393331234567"],
    ['+39 333 1234567 (wife)', "'+39 333 1234567 (wife)"],
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
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['\r=1', "'\r'=1"],
    ['\n＝1', "'\n'＝1"],
    ['\nAnna', "'\nAnna"],
    ['x;＝1', "x;'＝1"],
    ['x, "＠SUM(A1)', 'x, "\'＠SUM(A1)'],
    ['333 1234567', '333 1234567'],
    ['0039 333 1234567', '0039 333 1234567'],
    ['(06) 12-34-56', '(06) 12-34-56'],
    ['Mail: anna＠ovest.example', 'Mail: anna＠ovest.example'],
    ['', ''],
  ])('escapes %j to %j', (text, safe) => {
    expect(escapeFormulas(text)).toBe(safe);
  });
});

it.each([
  ['it', ';'],
  ['it-CH', ';'],
  ['en', ','],
])('csvSeparator matches spreadsheets in %s', (language, separator) => {
  expect(csvSeparator(language)).toBe(separator);
});
