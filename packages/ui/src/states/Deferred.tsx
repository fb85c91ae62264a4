import { type ReactNode, useDeferredValue } from 'react';

export interface DeferredProps {
  /** Shown until the children are rendered. */
  fallback?: ReactNode;
  /** Whether to render the children immediately on the first render. */
  isImmediate?: boolean;
  children: ReactNode;
}

/**
 * Renders its children in a deferred, interruptible render after their surroundings, so that an expensive subtree
 * does not block the first paint or input.
 */
export function Deferred({ fallback, isImmediate = false, children }: DeferredProps) {
  const isReady = useDeferredValue(true, isImmediate);
  return isReady ? children : fallback;
}
