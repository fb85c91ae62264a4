import { type ReactNode, useDeferredValue } from 'react';

export interface GraduallyProps {
  /** What stands in their place until they are ready. */
  meanwhile?: ReactNode;
  children: ReactNode;
}

/**
 * Shows its children a moment after what is around them: they are made bit by bit, giving way to whoever touches the
 * screen meanwhile, where they would hold it up in one go.
 */
export function Gradually({ meanwhile, children }: GraduallyProps) {
  const isTime = useDeferredValue(true, false);
  return isTime ? children : meanwhile;
}
