import type { ReactNode } from 'react';
import styles from './NoticeLine.module.css';

export interface NoticeLineProps {
  icon: ReactNode;
  /** `calm` for events, `good` for a taken request, `ask` for something that waits for the reader. */
  tone?: 'calm' | 'good' | 'ask';
  children: ReactNode;
}

/** Small centered line for an event in a conversation. */
export function NoticeLine({ icon, tone = 'calm', children }: NoticeLineProps) {
  return (
    <div className={styles['notice']} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </div>
  );
}
