import { Button } from '@mantine/core';
import { IconCloudOff } from '../icons/IconCloudOff.ts';
import type { ReactNode } from 'react';
import styles from './states.module.css';

export interface ErrorStateProps {
  title: string;
  /** The problem, and the data that was saved. */
  children: ReactNode;
  retryLabel?: string;
  onRetry?: (() => void) | undefined;
}

/** Error state: describes the problem, the saved data and how to retry. */
export function ErrorState({ title, children, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <section className={styles['state']} role="alert">
      <div className={styles['picture']} aria-hidden="true">
        <IconCloudOff size={32} />
      </div>
      <h2 className={`z-display ${styles['title']}`}>{title}</h2>
      <p className={styles['text']}>{children}</p>
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </section>
  );
}
