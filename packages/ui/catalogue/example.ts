import type { ReactNode } from 'react';
import type { Words } from './words.ts';

/** How a part is shown; what it is called is its key. */
export interface Example {
  readonly render: (say: Words) => ReactNode;
  /** Fills the window or lies over everything: it is opened and shown alone. */
  readonly isAlone?: true;
}

export type Examples = Readonly<Record<string, Example>>;

/** Takes what a part reports, where nothing has to come of it. */
export const ignore = (): void => undefined;
