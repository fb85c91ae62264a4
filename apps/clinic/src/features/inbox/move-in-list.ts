const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/**
 * Returns the index of the row to which a key moves, or `null` for other keys.
 *
 * @param current index of the focused row, or -1; in that case either direction moves to the first row
 * @param length number of rows; the focus does not wrap around
 */
export function rowAfterKey(key: string, current: number, length: number): number | null {
  const step = steps[key];
  if (!step || length === 0) return null;
  if (current < 0) return 0;
  return Math.min(length - 1, Math.max(0, current + step));
}
