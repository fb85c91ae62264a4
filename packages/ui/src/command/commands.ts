import type { ReactNode } from 'react';

/** A command: something to open or do. */
export type Command = {
  /** Unique in the list and usable in an id. */
  readonly key: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
};

export type CommandGroup = { readonly label: string; readonly items: readonly Command[] };

/** Returns the index after a key press, wrapping at both ends; null for other keys and empty lists. */
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
