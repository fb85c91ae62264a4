import type { ReactNode } from 'react';
import type { Words } from './words.ts';

/** How a component is shown. Its key is the component's name. */
export interface Example {
  readonly render: (texts: Words) => ReactNode;
  /** Fills the window or covers everything, so it is opened alone. */
  readonly isFullScreen?: true;
}

export type Examples = Readonly<Record<string, Example>>;

/** Handler that does nothing. */
export const ignore = (): void => undefined;
