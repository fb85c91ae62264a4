import { describe, expect, it } from 'vitest';
import {
  accentedWords,
  clientRowsOf,
  headingsOf,
  isTooLarge,
  looksLikeClient,
  toSheet,
  withHeadings,
} from './sheet.ts';
import { toSheetRows, sheetWithHeadings } from './sheet.test-data.ts';

describe('toSheet', () => {
  const headings = ['Nome', 'Cognome'];
  it.each([
    {
      of: 'headings and a row',
      cells: [headings, ['Ada', 'Riva']],
      sheet: sheetWithHeadings(headings, ['Ada', 'Riva']),
    },
    {
      of: 'rows that are empty or of other lengths',
      cells: [['', ' '], ['Nome', ' Cognome '], [], ['Ada ', 'Riva', 'more'], ['Bea']],
      sheet: {
        rows: [
          { line: 2, cells: headings },
          { line: 4, cells: ['Ada', 'Riva', 'more'] },
          { line: 5, cells: ['Bea'] },
        ],
        hasHeadings: true,
      },
    },
    {
      of: 'a title above the headings',
      cells: [['Clients', ''], ['at 28/11/2026'], [''], headings, ['Ada', 'Riva']],
      sheet: {
        rows: [
          { line: 4, cells: headings },
          { line: 5, cells: ['Ada', 'Riva'] },
        ],
        hasHeadings: true,
      },
    },
    {
      of: 'a client row above a row that resembles headings',
      cells: [['Ada', 'Riva'], headings],
      sheet: sheetWithHeadings(['Ada', 'Riva'], headings),
    },
    {
      of: 'a single client',
      cells: [['Ada', 'ada@example.test']],
      sheet: { rows: toSheetRows(['Ada', 'ada@example.test']), hasHeadings: false },
    },
    { of: 'headings alone', cells: [['Nome', 'Email']], sheet: null },
    { of: 'a remark alone', cells: [['Made by a program']], sheet: null },
    { of: 'nothing', cells: [], sheet: null },
  ])('returns the sheet to import from $of', ({ cells, sheet }) => {
    expect(toSheet(cells.map((row) => ({ cells: row })))).toEqual(sheet);
  });
});

describe('looksLikeClient', () => {
  it.each([
    { cells: ['Mario', 'Bianchi', 'mario@example.test'], is: true },
    { cells: ['Mario Bianchi', '333 123 45 67'], is: true },
    { cells: ['Mario', 'Bianchi', 'Luna'], is: false },
    { cells: ['Nome', 'Cognome', 'mario@example.test'], is: false },
    { cells: ['Colonna 1', 'Colonna 2'], is: false },
    { cells: [], is: false },
  ])('returns $is for $cells', ({ cells, is }) => {
    expect(looksLikeClient(cells)).toBe(is);
  });
});

describe('sheet without headings', () => {
  const sheetWithHeadingsRow = sheetWithHeadings(
    ['Mario', '333 1234567'],
    ['Ada', '333 7654321', 'ada@example.test'],
  );
  const headless = withHeadings(sheetWithHeadingsRow, false);

  it('treats its first row as a client until the row is marked as headings again', () => {
    expect(clientRowsOf(headless)).toEqual(sheetWithHeadingsRow.rows);
    expect(headingsOf(headless)).toEqual(['', '', '']);
    expect(clientRowsOf(sheetWithHeadingsRow)).toEqual(sheetWithHeadingsRow.rows.slice(1));
    expect(headingsOf(sheetWithHeadingsRow)).toEqual(['Mario', '333 1234567']);
    expect(withHeadings(headless, true)).toEqual(sheetWithHeadingsRow);
  });

  it('counts its first row towards the row limit', () => {
    const full = sheetWithHeadings(['Mario'], ...Array.from({ length: 1000 }, () => ['Ada']));
    expect([isTooLarge(full), isTooLarge(withHeadings(full, false))]).toEqual([false, true]);
  });

  it('supports 150,000 rows', () => {
    const rows = Array.from({ length: 150_000 }, (_none, at) => ({
      line: at + 1,
      cells: ['Ada', 'Riva'],
    }));
    expect(headingsOf({ rows, hasHeadings: false })).toEqual(['', '']);
  });
});

describe('accentedWords', () => {
  it('returns a few different words with non-ASCII letters', () => {
    const sheet = sheetWithHeadings(
      ['Nome', 'Città'],
      ['Niccolò Riva', 'Forlì'],
      ['Niccolò', 'Roma'],
    );
    expect(accentedWords(sheet)).toEqual(['Città', 'Niccolò', 'Forlì']);
    expect(accentedWords(sheetWithHeadings(['à è ì ò ù é À']))).toHaveLength(6);
  });
});
