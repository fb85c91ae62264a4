import type { ReactNode } from 'react';
import styles from './StatusChip.module.css';

/**
 * The colours of states, the same everywhere: `new` New, `progress` In progress, `done` Completed, `waiting` Awaiting payment,
 * `due` To be paid and urgent, `paid` Paid, `info` for plain facts.
 */
export type StatusTone = 'new' | 'progress' | 'done' | 'waiting' | 'due' | 'paid' | 'info';

export interface StatusChipProps {
  tone: StatusTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** Shows one state in a word. The word says it; the colour only helps. */
export function StatusChip({ tone, icon, children }: StatusChipProps) {
  return (
    <span className={styles['chip']} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
