import type { Span } from '@zampa/domain/appointments/slots/spans';
import type { GridPoint } from './gestures.ts';

type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Returns the index of the box that contains a position, or of the nearest one. */
export function nearestBox(boxes: readonly Box[], x: number, y: number): number {
  const distances = boxes.map(({ left, right, top, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  );
  return distances.indexOf(Math.min(...distances));
}

const boxesIn = (root: Element) =>
  [...root.querySelectorAll('[data-column]')].map((column) => column.getBoundingClientRect());

/** Returns the column and minute under a position of the window. */
export function hourPointAt(
  root: Element | null,
  { from, to }: Span,
  x: number,
  y: number,
): GridPoint | null {
  const boxes = root ? boxesIn(root) : [];
  const column = nearestBox(boxes, x, y);
  const box = boxes[column];
  if (!box) return null;
  const share = Math.min(1, Math.max(0, (y - box.top) / box.height));
  // The lower edge of the grid still belongs to its last minute.
  return { column, minute: Math.min(from + share * (to - from), to - 1) };
}

/** Returns the day under a position of the window, in a month. */
export function dayPointAt(root: Element | null, x: number, y: number): GridPoint | null {
  const boxes = root ? boxesIn(root) : [];
  const column = nearestBox(boxes, x, y);
  return boxes[column] ? { column, minute: 0 } : null;
}
