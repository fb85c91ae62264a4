import type { ReactNode } from 'react';
import styles from './states.module.css';

export interface EmptyStateProps {
  /** A drawn face or an icon. */
  picture: ReactNode;
  title: string;
  /** What this place is for. */
  children: ReactNode;
  /** The first step. */
  action?: ReactNode;
}

/** Shows a place with nothing in it yet: says what it is for and offers the first step. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <section className={styles['state']}>
      <div className={styles['picture']} aria-hidden="true">
        {picture}
      </div>
      <h2 className={`z-display ${styles['title']}`}>{title}</h2>
      <p className={styles['text']}>{children}</p>
      {action}
    </section>
  );
}
