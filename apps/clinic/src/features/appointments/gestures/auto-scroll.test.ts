import { expect, it } from 'vitest';
import { scrollSpeed } from './auto-scroll.ts';

it.each([
  { at: 500, is: 0 },
  { at: 52, is: 0 },
  { at: 24, is: -8 },
  { at: 0, is: -16 },
  { at: -80, is: -16 },
  { at: 976, is: 8 },
  { at: 1200, is: 16 },
])('scrollSpeed at $at of 1000 pixels: $is', ({ at, is }) => {
  expect(scrollSpeed(at, 0, 1000)).toBe(is);
});
