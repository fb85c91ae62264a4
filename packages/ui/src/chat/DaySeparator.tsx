import styles from './DaySeparator.module.css';

export interface DaySeparatorProps {
  /** The day, or what begins here. */
  day: string;
  /** Whether new messages begin here, which is drawn as a line across. */
  isNew?: boolean;
}

/** Separates the messages of one day from the previous day. */
export function DaySeparator({ day, isNew = false }: DaySeparatorProps) {
  return (
    <div className={styles['day']} data-new={isNew}>
      {day}
    </div>
  );
}
