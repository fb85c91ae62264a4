import { expect, it } from 'vitest';
import { nearestBox } from './grid-points.ts';

const box = (left: number, top: number) => ({ left, top, right: left + 90, bottom: top + 40 });
const others = [box(0, 0), box(0, 100), box(100, 110), box(200, 0), box(0, 300)];

it.each([
  { x: 45, y: 20, is: 0 },
  { x: 95, y: 120, is: 1 },
  { x: 900, y: 0, is: 3 },
])('nearestBox of $x, $y: $is', ({ x, y, is }) => {
  expect(nearestBox(others, x, y)).toBe(is);
});
