import { describe, expect, it } from 'vitest';
import { nearestCorner, nextCorner, type TileCorner } from './tile-corner.ts';

describe('nearestCorner', () => {
  it.each([
    { x: 0, y: 0, corner: 'TOP_LEFT' },
    { x: 499, y: 399, corner: 'TOP_LEFT' },
    { x: 500, y: 399, corner: 'TOP_RIGHT' },
    { x: 499, y: 400, corner: 'BOTTOM_LEFT' },
    { x: 500, y: 400, corner: 'BOTTOM_RIGHT' },
    { x: 1200, y: -20, corner: 'TOP_RIGHT' },
  ])('of ($x, $y) in 1000 × 800 is $corner', ({ corner, ...point }) => {
    expect(nearestCorner(point, { width: 1000, height: 800 })).toBe(corner);
  });
});

it('nextCorner goes clockwise through all corners', () => {
  const seen: TileCorner[] = ['BOTTOM_RIGHT'];
  for (let turn = 0; turn < 4; turn += 1) seen.push(nextCorner(seen.at(-1) ?? 'TOP_LEFT'));
  expect(seen).toEqual(['BOTTOM_RIGHT', 'BOTTOM_LEFT', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_RIGHT']);
});
