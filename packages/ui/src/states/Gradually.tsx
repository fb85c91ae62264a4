import { type ReactNode, useDeferredValue } from 'react';

export interface GraduallyProps {
  /** What stands in their place until they are ready. */
  meanwhile?: ReactNode;
  /** Whether they have to be there from the first moment on, this time. */
  atOnce?: boolean;
  children: ReactNode;
}

/**
 * Shows its children a moment after what is around them: they are made bit by bit, giving way to whoever touches the
 * screen meanwhile, where they would hold it up in one go.
 */
export function Gradually({ meanwhile, atOnce = false, children }: GraduallyProps) {
  const isTime = useDeferredValue(true, atOnce);
  return isTime ? children : meanwhile;
}
