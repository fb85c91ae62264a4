import { describe, expect, it } from 'vitest';
import { oneOf, readDayValue, readId, readList, readWord } from './read-values.ts';

const ID = '0198c0de-1234-7abc-8def-0123456789ab';

describe('readDayValue', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2028-02-29', '2028-02-29'],
    ['2027-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-11-20T10:00', undefined],
    ['on 2026-11-20', undefined],
    ['2026-1-2', undefined],
    [20261120, undefined],
    [['2026-11-20'], undefined],
    [undefined, undefined],
  ])('reads %j as %j', (value, day) => {
    expect(readDayValue(value)).toBe(day);
  });
});

describe('readId', () => {
  it.each([
    [ID, ID],
    [ID.toUpperCase(), ID],
    [`${ID}0`, undefined],
    [`a${ID}`, undefined],
    [ID.replaceAll('-', ''), undefined],
    [ID.replace('0198', 'zzzz'), undefined],
    [7, undefined],
    [[ID], undefined],
  ])('reads %j as %j', (value, id) => {
    expect(readId(value)).toBe(id);
  });
});

describe('readWord', () => {
  it.each([
    [' Luna ', 'Luna'],
    [380, '380'],
    ['  ', undefined],
    [true, undefined],
    [null, undefined],
  ])('reads %j as %j', (value, word) => {
    expect(readWord(value)).toBe(word);
  });
});

it('oneOf accepts only the listed values', () => {
  const read = oneOf(['NEW', 'OPEN']);
  expect([read('OPEN'), read('open'), read(undefined)]).toEqual(['OPEN', undefined, undefined]);
});

describe('readList', () => {
  const read = oneOf(['NEW', 'OPEN']);

  it.each([
    { list: ['NEW', 'OLD', 'OPEN', 'NEW'], values: ['NEW', 'OPEN'] },
    { list: ['OLD'], values: undefined },
    { list: [], values: undefined },
    { list: 'NEW', values: undefined },
  ])('reads $list as $values', ({ list, values }) => {
    expect(readList(list, read)).toEqual(values);
  });

  it('returns at most 50 values', () => {
    const words = Array.from({ length: 60 }, (_, index) => `w${index}`);
    expect(readList(words, readWord)).toEqual(words.slice(0, 50));
  });
});
