import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './ChangedMeanwhile.module.css';

export interface ChangedMeanwhileProps {
  /** That somebody else was faster. */
  title: string;
  /** What stands there now. */
  children: ReactNode;
  takeLabel: string;
  /** Puts theirs into the form. */
  onTake: () => void;
  keepLabel: string;
  /** What was typed stays, to be saved over theirs. */
  onKeep: () => void;
}

/** Somebody else saved while this form was open: theirs beside what was typed, and the choice between the two. */
export function ChangedMeanwhile(props: ChangedMeanwhileProps) {
  const { title, children, takeLabel, onTake, keepLabel, onKeep } = props;
  return (
    <div className={styles['notice']} role="alert">
      <strong>{title}</strong>
      {children}
      <div className={styles['choice']}>
        <Button variant="default" onClick={onTake}>
          {takeLabel}
        </Button>
        <Button variant="default" onClick={onKeep}>
          {keepLabel}
        </Button>
      </div>
    </div>
  );
}
