import type { ReactNode } from 'react';
import styles from './NoticeLine.module.css';

export interface NoticeLineProps {
  icon: ReactNode;
  /** `calm` for what happened, `good` for what was taken in charge, `ask` for what waits for the reader. */
  tone?: 'calm' | 'good' | 'ask';
  children: ReactNode;
}

/** Shows what happened in a conversation, small and in the middle. */
export function NoticeLine({ icon, tone = 'calm', children }: NoticeLineProps) {
  return (
    <div className={styles['notice']} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </div>
  );
}
