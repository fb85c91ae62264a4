const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/**
 * Returns the row a key leads to, `null` when the key is not one that moves.
 *
 * @param current the row with the focus, -1 when none has it: then either direction enters at the first row
 * @param length how many rows there are; the ends stop, they do not wrap
 */
export function rowAfterKey(key: string, current: number, length: number): number | null {
  const step = steps[key];
  if (!step || length === 0) return null;
  if (current < 0) return 0;
  return Math.min(length - 1, Math.max(0, current + step));
}
