import { describe, expect, it } from 'vitest';
import { hasClearNameOrder, splitName } from './names.ts';

describe('splitName', () => {
  it.each([
    ['Maria Rossi', 'first', 'Maria', 'Rossi'],
    ['Anna De Rossi', 'first', 'Anna', 'De Rossi'],
    ['Maria', 'first', 'Maria', ''],
    ['', 'first', '', ''],
    ['Rossi Maria', 'last', 'Maria', 'Rossi'],
    ['Rossi Maria Grazia', 'last', 'Maria Grazia', 'Rossi'],
    ['De Luca Anna', 'last', 'Anna', 'De Luca'],
    ['DE LUCA ANNA', 'last', 'ANNA', 'DE LUCA'],
    ["D' Amico Niccolò", 'last', 'Niccolò', "D' Amico"],
    ["D'Amico Niccolò", 'last', 'Niccolò', "D'Amico"],
    ['van der Berg Jan', 'last', 'Jan', 'van der Berg'],
    ['Della Valle Ida', 'last', 'Ida', 'Della Valle'],
    ['Rossi', 'last', '', 'Rossi'],
    ['De', 'last', '', 'De'],
    ['', 'last', '', ''],
    ['Rossi, Mario', 'first', 'Mario', 'Rossi'],
    ['Rossi, Mario', 'last', 'Mario', 'Rossi'],
    ["D'Amico, Niccolò", 'first', 'Niccolò', "D'Amico"],
    ['De Luca ,Anna Maria', 'first', 'Anna Maria', 'De Luca'],
    ['Rossi,', 'first', '', 'Rossi'],
    [', Mario', 'last', 'Mario', ''],
    ['Rossi, Mario, Ida', 'first', 'Mario Ida', 'Rossi'],
  ] as const)(
    'splits “%s”, %s name first, into %s and %s',
    (typed, begins, firstName, lastName) => {
      expect(splitName(typed, begins)).toEqual({ firstName, lastName });
    },
  );
});

describe('hasClearNameOrder', () => {
  it.each([
    ['Rossi, Mario', true],
    ['Rossi', true],
    ['', true],
    ['Rossi Mario', false],
  ])('for “%s” returns %s', (typed, says) => {
    expect(hasClearNameOrder(typed)).toBe(says);
  });
});
