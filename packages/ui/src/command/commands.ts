import type { ReactNode } from 'react';

/** Something to open or to do. */
export type Command = {
  /** Unlike any other in the list, and fit to be an id. */
  readonly key: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
};

export type CommandGroup = { readonly label: string; readonly items: readonly Command[] };

/** Returns where a key leads in a list, around its ends; `null` for a key that does not move, and in an empty list. */
export function indexAfterKey(key: string, at: number, length: number): number | null {
  if (length === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % length;
    case 'ArrowUp':
      return (at + length - 1) % length;
    case 'PageDown':
      return length - 1;
    case 'PageUp':
      return 0;
    default:
      return null;
  }
}
