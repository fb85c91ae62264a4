import type { ReactNode } from 'react';
import styles from './StatusChip.module.css';

/**
 * Tones of statuses, the same everywhere: `new` New, `progress` In progress, `done` Completed, `waiting` Awaiting
 * payment, `due` To be paid and urgent, `paid` Paid, `info` for plain facts.
 */
export type StatusTone = 'new' | 'progress' | 'done' | 'waiting' | 'due' | 'paid' | 'info';

export interface StatusChipProps {
  tone: StatusTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** Chip with a status label. The color only supports the text. */
export function StatusChip({ tone, icon, children }: StatusChipProps) {
  return (
    <span className={styles['chip']} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
