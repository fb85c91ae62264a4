import { describe, expect, it } from 'vitest';
import { plainWords, readDay, readSex } from './cells.ts';

describe('readDay', () => {
  it.each([
    ['2020-12-31', '2020-12-31'],
    ['2020-12-31T00:00:00.000Z', '2020-12-31'],
    ['31/12/2020', '2020-12-31'],
    [' 1.2.2019 ', '2019-02-01'],
    ['1-2-2019', '2019-02-01'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2023', null],
    ['12/31/2020', null],
    ['31/12/20', null],
    ['31/12/20201', null],
    ['ca. 31/12/2020', null],
    ['born 2020-12-31', null],
    [' 2020-12-31 ', '2020-12-31'],
    ['2020-1-2', '2020-01-02'],
    ['1900-01-01', '1900-01-01'],
    ['1899-12-31', null],
    ['0001-01-01', null],
    ['five years', null],
    ['', null],
  ])('reads %j as %j', (typed, day) => {
    expect(readDay(typed)).toBe(day);
  });
});

describe('readSex', () => {
  it.each([
    ['F', 'F'],
    ['femmina', 'F'],
    ['Female', 'F'],
    [' f ', 'F'],
    ['m', 'M'],
    ['maschio', 'M'],
    ['Maschio castrato', 'M'],
    ['M castrato', 'M'],
    ['femmina sterilizzata', 'F'],
    ['F/sterilizzata', 'F'],
    ['', null],
    ['formidable', null],
    ['N', null],
  ])('reads %j as %j', (typed, sex) => {
    expect(readSex(typed)).toBe(sex);
  });
});

describe('plainWords', () => {
  it.each([
    ['Cincillà', 'cincilla'],
    ["  Porcellino d'India ", 'porcellino d india'],
    ['E-Mail', 'e mail'],
    ['Gatto (Persiano)', 'gatto persiano'],
    ['a -- b', 'a b'],
  ])('compares %j as %j', (name, plain) => {
    expect(plainWords(name)).toBe(plain);
  });
});
