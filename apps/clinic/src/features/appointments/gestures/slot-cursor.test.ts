import { expect, it } from 'vitest';
import { type Cursor, moveCursor } from './slot-cursor.ts';

const visibleHours = { from: 480, to: 600 };
const slot: Cursor = { column: 1, from: 540, to: 555 };
const long: Cursor = { column: 1, from: 540, to: 585 };
const last: Cursor = { column: 2, from: 585, to: 600 };

it.each([
  { key: 'up', of: slot, is: [1, 525, 540] },
  { key: 'down', of: long, is: [1, 555, 600] },
  { key: 'left', of: slot, is: [0, 540, 555] },
  { key: 'right', of: last, is: [2, 585, 600] },
  { key: 'down', of: last, is: [2, 585, 600] },
  { key: 'Shift and down', of: slot, is: [1, 540, 570] },
  { key: 'Shift and up', of: long, is: [1, 540, 570] },
  { key: 'Shift and up', of: slot, is: [1, 540, 555] },
  { key: 'Shift and down', of: last, is: [2, 585, 600] },
] as const)('moveCursor by $key from $of gives $is', ({ key, of, is }) => {
  const direction = key.split(' ').at(-1) as 'up' | 'down' | 'left' | 'right';
  const next = moveCursor(of, { direction, isExtending: key.startsWith('Shift') }, 3, visibleHours);
  expect([next.column, next.from, next.to]).toEqual(is);
});

it('moveCursor without a key moves a slot inside the columns and hours', () => {
  expect(moveCursor({ column: 5, from: 900, to: 960 }, null, 2, visibleHours)).toEqual({
    column: 1,
    from: 585,
    to: 600,
  });
});
