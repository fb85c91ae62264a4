import type { GridEntry } from '../grid/grid-entries.ts';

/** Returns the entry to which an element of the grid belongs; undefined if none. */
export function findEntryOf(
  element: Element,
  entries: readonly GridEntry[],
): GridEntry | undefined {
  const key = element.closest('[data-key]')?.getAttribute('data-key');
  return entries.find((entry) => entry.key === key);
}
