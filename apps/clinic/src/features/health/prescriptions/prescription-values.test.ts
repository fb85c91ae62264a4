import { describe, expect, it } from 'vitest';
import { newLine, parseCount, parseDose, parseTimes, toLine } from './prescription-values.ts';

describe('parseDose', () => {
  it.each([
    ['2', 2],
    ['0,5', 0.5],
    ['56.80', 56.8],
    ['0', null],
    ['', null],
    ['-1', null],
    ['two', null],
  ])('reads "%s" as %s', (typed, dose) => {
    expect(parseDose(typed)).toBe(dose);
  });
});

describe('parseCount', () => {
  it.each([
    ['7', 7],
    ['365', 365],
    ['366', null],
    ['0', null],
    ['1.5', null],
  ])('reads "%s" as %s', (typed, count) => {
    expect(parseCount(typed, 365)).toBe(count);
  });
});

describe('parseTimes', () => {
  it.each([
    ['08:00, 20:00', ['08:00', '20:00']],
    ['20.30 8:00', ['08:00', '20:30']],
    ['8:00,8:00', ['08:00']],
    ['', null],
    ['25:00', null],
  ])('reads "%s" as %j', (typed, times) => {
    expect(parseTimes(typed)).toEqual(times);
  });
});

describe('toLine', () => {
  const line = { ...newLine({ unit: 'mg', route: 'oral' }), medicine: 'Metacam', dose: '1,5' };

  it('sends hours or times of day, never both', () => {
    expect(toLine({ ...line, hours: '12' }).every).toEqual({ hours: 12 });
    expect(toLine({ ...line, schedule: 'times' }).every).toEqual({ times: ['08:00', '20:00'] });
  });

  it('leaves out what is empty', () => {
    expect(toLine({ ...line, strength: ' ' })).toMatchObject({
      dose: 1.5,
      days: 7,
      strength: null,
    });
  });
});
