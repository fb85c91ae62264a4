import { IconAlertCircle } from '../icons/IconAlertCircle.ts';
import { type ReactNode, Suspense } from 'react';
import styles from './ErrorLine.module.css';

export interface ErrorLineProps {
  /** For the field's `aria-describedby`. */
  id?: string;
  children?: ReactNode;
}

/**
 * Error message below a field or form. The alert role makes screen readers announce it; suspends until its text is
 * loaded.
 */
export function ErrorLine({ id, children }: ErrorLineProps) {
  return (
    <div id={id} role="alert" className={styles['line']}>
      {children && (
        <Suspense>
          <IconAlertCircle size={16} aria-hidden="true" />
          <span>{children}</span>
        </Suspense>
      )}
    </div>
  );
}
