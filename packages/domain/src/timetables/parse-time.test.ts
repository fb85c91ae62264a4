import { expect, it } from 'vitest';
import { parseTime } from './parse-time.ts';

it.each([
  ['9', '09:00'],
  ['09', '09:00'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['9,30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  [' 18:45 ', '18:45'],
  ['0', '00:00'],
  ['24', '24:00'],
  ['24:01', null],
  ['25', null],
  ['9:60', null],
  ['9:3', null],
  ['', null],
  ['noon', null],
  ['12345', null],
])('parseTime of "%s" is %s', (typed, time) => {
  expect(parseTime(typed)).toBe(time);
});
