import type { ReactNode } from 'react';

/** An action of the conversation's header, shown as a button with an icon and words or as an item of a menu. */
export interface HeaderAction {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
}
