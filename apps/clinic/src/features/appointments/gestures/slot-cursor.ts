import type { Span } from '@zampa/domain/appointments/slots/spans';
import { QUARTER } from './gestures.ts';
import type { Direction } from './nearest-control.ts';

/** A time slot in a column, in minutes after midnight. */
export type Cursor = Span & { readonly column: number };

type Key = {
  readonly direction: Direction;
  /** With Shift, up and down change the length. */
  readonly isExtending: boolean;
};

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/**
 * Returns the slot after a key, within the columns and visible hours.
 *
 * @param key null only moves the slot inside
 */
export function moveCursor(
  { column, from, to }: Cursor,
  key: Key | null,
  columns: number,
  visibleHours: Span,
): Cursor {
  const { right, down } = stepsOf(key);
  const isExtending = key?.isExtending === true;
  const start = isExtending ? from : from + down * QUARTER;
  const length = isExtending ? Math.max(QUARTER, to - from + down * QUARTER) : to - from;
  const first = clamp(start, visibleHours.from, visibleHours.to - QUARTER);
  return {
    column: clamp(column + right, 0, Math.max(0, columns - 1)),
    from: first,
    to: Math.min(first + length, visibleHours.to),
  };
}

function stepsOf(key: Key | null): { readonly right: number; readonly down: number } {
  switch (key?.direction) {
    case 'up':
      return { right: 0, down: -1 };
    case 'down':
      return { right: 0, down: 1 };
    case 'left':
      return { right: -1, down: 0 };
    case 'right':
      return { right: 1, down: 0 };
    case undefined:
      return { right: 0, down: 0 };
  }
}
