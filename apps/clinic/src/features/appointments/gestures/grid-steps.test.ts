import { expect, it } from 'vitest';
import { stepInHours, stepInMonth } from './grid-steps.ts';

it.each([
  ['up', { column: 0, minute: 525 }],
  ['down', { column: 0, minute: 555 }],
  ['left', { column: 0, minute: 540 }],
  ['right', { column: 1, minute: 540 }],
] as const)('stepInHours %s: %o', (direction, is) => {
  expect(stepInHours({ column: 0, minute: 540 }, direction, 2)).toEqual(is);
});

it.each([
  ['up', 3],
  ['down', 10],
  ['left', 2],
  ['right', 4],
] as const)('stepInMonth %s from the fourth day: %s', (direction, column) => {
  expect(stepInMonth({ column: 3, minute: 0 }, direction, 14).column).toBe(column);
});

it('stepInMonth stays at the first and last day', () => {
  const steps = [
    stepInMonth({ column: 3, minute: 0 }, 'up', 14),
    stepInMonth({ column: 13, minute: 0 }, 'right', 14),
  ];
  expect(steps.map(({ column }) => column)).toEqual([3, 13]);
});
