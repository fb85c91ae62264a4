import { describe, expect, it } from 'vitest';
import {
  hasNoHeadings,
  isTooLarge,
  looksLikeClient,
  sheetOf,
  withHeadings,
  withoutHeadings,
} from './sheet.ts';

describe('sheetOf', () => {
  const table = { columns: ['Nome', 'Cognome'], rows: [['Ada', 'Riva']] };
  it.each([
    {
      of: 'headings and a row',
      cells: [
        ['Nome', 'Cognome'],
        ['Ada', 'Riva'],
      ],
      sheet: table,
    },
    {
      of: 'rows that are empty or of other lengths',
      cells: [['', ' '], ['Nome', ' Cognome '], [], ['Ada ', 'Riva', 'more']],
      sheet: table,
    },
    {
      of: 'a title above the headings',
      cells: [['Clients', ''], ['at 28/11/2026'], [''], ['Nome', 'Cognome'], ['Ada', 'Riva']],
      sheet: table,
    },
    {
      of: 'a client above what only sounds like headings',
      cells: [
        ['Ada', 'Riva'],
        ['Nome', 'Cognome'],
      ],
      sheet: { columns: ['Ada', 'Riva'], rows: [['Nome', 'Cognome']] },
    },
    {
      of: 'a single client',
      cells: [['Ada', 'ada@example.test']],
      sheet: { columns: ['', ''], rows: [['Ada', 'ada@example.test']] },
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
  const read = { columns: ['Mario', '333 1234567'], rows: [['Ada', '333 7654321']] };

  it('has its first row as a client, and again as headings', () => {
    const headless = withoutHeadings(read);
    expect(headless).toEqual({
      columns: ['', ''],
      rows: [
        ['Mario', '333 1234567'],
        ['Ada', '333 7654321'],
      ],
    });
    expect([hasNoHeadings(read), hasNoHeadings(headless)]).toEqual([false, true]);
    expect(withHeadings(headless)).toEqual(read);
  });

  it('may have one row too many by it', () => {
    const full = { columns: ['Mario'], rows: Array.from({ length: 1000 }, () => ['Ada']) };
    expect([isTooLarge(full), isTooLarge(withoutHeadings(full))]).toEqual([false, true]);
  });
});
