import { describe, expect, it } from 'vitest';
import {
  clientRowsOf,
  headingsOf,
  isTooLarge,
  looksLikeClient,
  sheetOf,
  withHeadings,
} from './sheet.ts';
import { linesOf, tableOf } from './sheet.test-data.ts';

describe('sheetOf', () => {
  const headings = ['Nome', 'Cognome'];
  it.each([
    {
      of: 'headings and a row',
      cells: [headings, ['Ada', 'Riva']],
      sheet: tableOf(headings, ['Ada', 'Riva']),
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
      of: 'a client above what only sounds like headings',
      cells: [['Ada', 'Riva'], headings],
      sheet: tableOf(['Ada', 'Riva'], headings),
    },
    {
      of: 'a single client',
      cells: [['Ada', 'ada@example.test']],
      sheet: { rows: linesOf(['Ada', 'ada@example.test']), hasHeadings: false },
    },
    { of: 'headings alone', cells: [['Nome', 'Email']], sheet: null },
    { of: 'a remark alone', cells: [['Made by a program']], sheet: null },
    { of: 'nothing', cells: [], sheet: null },
  ])('makes of $of what is to be imported', ({ cells, sheet }) => {
    expect(sheetOf(cells)).toEqual(sheet);
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
  ])('of $cells is $is', ({ cells, is }) => {
    expect(looksLikeClient(cells)).toBe(is);
  });
});

describe('a table without headings', () => {
  const read = tableOf(['Mario', '333 1234567'], ['Ada', '333 7654321', 'ada@example.test']);
  const headless = withHeadings(read, false);

  it('has its first row as a client, and again as headings', () => {
    expect(clientRowsOf(headless)).toEqual(read.rows);
    expect(headingsOf(headless)).toEqual(['', '', '']);
    expect(clientRowsOf(read)).toEqual(read.rows.slice(1));
    expect(headingsOf(read)).toEqual(['Mario', '333 1234567']);
    expect(withHeadings(headless, true)).toEqual(read);
  });

  it('may have one row too many by it', () => {
    const full = tableOf(['Mario'], ...Array.from({ length: 1000 }, () => ['Ada']));
    expect([isTooLarge(full), isTooLarge(withHeadings(full, false))]).toEqual([false, true]);
  });

  it('is read however many rows it has', () => {
    const rows = Array.from({ length: 150_000 }, (_none, at) => ({
      line: at + 1,
      cells: ['Ada', 'Riva'],
    }));
    expect(headingsOf({ rows, hasHeadings: false })).toEqual(['', '']);
  });
});
