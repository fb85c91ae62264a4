import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import styles from './ErrorLine.module.css';

export interface ErrorLineProps {
  /** For the field's `aria-describedby`. */
  id?: string;
  children?: ReactNode;
}

/** Shows what is wrong, under the field or at the foot of the form, once its words are there; read aloud when it appears. */
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
