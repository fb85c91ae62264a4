import { expect, it } from 'vitest';
import { csvFile } from './csv-file.ts';

const csvText = async (...args: Parameters<typeof csvFile>) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await (await csvFile(...args)).arrayBuffer(),
  );

it('csvFile writes a file that local spreadsheets open as UTF-8', async () => {
  const rows = [
    ['Nome', 'Note'],
    ['Cincillà', 'a;b'],
  ];
  expect(await csvText(rows, 'it')).toBe('\uFEFFNome;Note\r\nCincillà;"a;b"\r\n');
  expect(await csvText([['Name', 'Note']], 'en')).toBe('\uFEFFName,Note\r\n');
});

it.each([
  ['Anna', 'Anna'],
  ['Rossi, Anna', '"Rossi, Anna"'],
  ['say "ciao"', '"say ""ciao"""'],
  ['two\nlines', '"two\nlines"'],
  ['a\tb', '"a\tb"'],
  ['x;"=1"', '"x;""\'=1"""'],
  ['=1+1', "'=1+1"],
])('csvFile writes %j as %j with either separator', async (text, cell) => {
  expect(await csvText([[text, 'z']], 'en')).toBe(`\uFEFF${cell},z\r\n`);
  expect(await csvText([[text, 'z']], 'it')).toBe(`\uFEFF${cell};z\r\n`);
});
