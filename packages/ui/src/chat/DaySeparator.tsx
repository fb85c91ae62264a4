import styles from './DaySeparator.module.css';

export interface DaySeparatorProps {
  day: string;
}

/** Separates the messages of one day from the previous day. */
export function DaySeparator({ day }: DaySeparatorProps) {
  return <div className={styles['day']}>{day}</div>;
}
