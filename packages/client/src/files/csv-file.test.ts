import { expect, it } from 'vitest';
import { csvFile } from './csv-file.ts';

const written = async (...args: Parameters<typeof csvFile>) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await (await csvFile(...args)).arrayBuffer(),
  );

it('writes a file that spreadsheets of the country open as UTF-8', async () => {
  const rows = [
    ['Nome', 'Note'],
    ['Cincillà', 'a;b'],
  ];
  expect(await written(rows, 'it')).toBe('\uFEFFNome;Note\r\nCincillà;"a;b"\r\n');
  expect(await written([['Name', 'Note']], 'en')).toBe('\uFEFFName,Note\r\n');
});

it.each([
  ['Anna', 'Anna'],
  ['Rossi, Anna', '"Rossi, Anna"'],
  ['say "ciao"', '"say ""ciao"""'],
  ['two\nlines', '"two\nlines"'],
  ['a\tb', '"a\tb"'],
  ['x;"=1"', '"x;""\'=1"""'],
  ['=1+1', "'=1+1"],
])('writes %j as %j, whichever separator there is', async (text, cell) => {
  expect(await written([[text, 'z']], 'en')).toBe(`\uFEFF${cell},z\r\n`);
  expect(await written([[text, 'z']], 'it')).toBe(`\uFEFF${cell};z\r\n`);
});
