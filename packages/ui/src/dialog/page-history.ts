import { createContext } from 'react';

/** The part of the router's history that dialogs use; the kit does not depend on the router. */
export interface DialogHistory {
  readonly location: { readonly href: string; readonly state: object };
  canGoBack: () => boolean;
  push: (href: string, state: object, options: { ignoreBlocker: boolean }) => void;
  back: (options: { ignoreBlocker: boolean }) => void;
  /** Registers a blocker that is called before each navigation; returning true blocks it. */
  block: (blocker: {
    blockerFn: (step: { action: string }) => boolean;
    enableBeforeUnload: boolean;
  }) => () => void;
}

/** Context with the router's history, provided by each app. */
export const PageHistory = createContext<DialogHistory | null>(null);
