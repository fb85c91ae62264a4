import { expect, it } from 'vitest';
import { directionOf, findNearest } from './nearest-control.ts';

const box = (left: number, top: number) => ({ left, top, right: left + 90, bottom: top + 40 });
const others = [box(0, 0), box(0, 100), box(100, 110), box(200, 0), box(0, 300)];

it.each([
  { direction: 'up', is: 0 },
  { direction: 'down', is: 4 },
  { direction: 'right', is: 2 },
  { direction: 'left', is: -1 },
] as const)('findNearest $direction of the second box: $is', ({ direction, is }) => {
  expect(findNearest(box(0, 100), others, direction)).toBe(is);
});

it.each([
  ['ArrowUp', 'up'],
  ['ArrowRight', 'right'],
  ['Enter', null],
])('directionOf %s: %s', (key, direction) => {
  expect(directionOf(key)).toBe(direction);
});
