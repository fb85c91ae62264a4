import { createContext } from 'react';

/** What a dialog needs of the history of the pages under it: a part of the router's, of which these parts know nothing. */
export interface HistoryOfPages {
  readonly location: { readonly href: string; readonly state: object };
  canGoBack: () => boolean;
  push: (href: string, state: object, options: { ignoreBlocker: boolean }) => void;
  back: (options: { ignoreBlocker: boolean }) => void;
  /** Has every step asked about before it is taken; a step that is answered with true is not. */
  block: (blocker: {
    blockerFn: (step: { action: string }) => boolean;
    enableBeforeUnload: boolean;
  }) => () => void;
}

/** The history of the pages over which dialogs open; each app gives its own. */
export const PageHistory = createContext<HistoryOfPages | null>(null);
