import { type GridPoint, QUARTER } from './gestures.ts';
import type { Direction } from './nearest-control.ts';

/** Returns the point a quarter of an hour or a column further. */
export function stepInHours(
  { column, minute }: GridPoint,
  direction: Direction,
  columns: number,
): GridPoint {
  switch (direction) {
    case 'up':
      return { column, minute: minute - QUARTER };
    case 'down':
      return { column, minute: minute + QUARTER };
    case 'left':
      return { column: Math.max(0, column - 1), minute };
    case 'right':
      return { column: Math.min(columns - 1, column + 1), minute };
  }
}

const WEEK = 7;
const STEPS: Readonly<Record<Direction, number>> = { up: -WEEK, down: WEEK, left: -1, right: 1 };

/** Returns the point a day or a week further; the same one at the edge. */
export function stepInMonth(point: GridPoint, direction: Direction, days: number): GridPoint {
  const column = point.column + STEPS[direction];
  return column < 0 || column >= days ? point : { ...point, column };
}
