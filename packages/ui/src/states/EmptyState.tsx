import type { ReactNode } from 'react';
import styles from './states.module.css';

export interface EmptyStateProps {
  /** A drawn face or an icon. */
  picture: ReactNode;
  title: string;
  /** Describes the content that will appear here. */
  children: ReactNode;
  /** The first step. */
  action?: ReactNode;
}

/** Empty state: describes the content that will appear and offers the first step. */
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
