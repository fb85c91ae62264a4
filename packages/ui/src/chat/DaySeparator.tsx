import styles from './DaySeparator.module.css';

export interface DaySeparatorProps {
  day: string;
}

/** Shows the day from which on the messages below were written. */
export function DaySeparator({ day }: DaySeparatorProps) {
  return <div className={styles['day']}>{day}</div>;
}
