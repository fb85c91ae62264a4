import styles from './plans.module.css';

/** With more seats than this, the meter is a single bar. */
const MAX_MARKS = 15;

/** Draws the taken and included seats. Hidden from screen readers, because the text beside it says the same. */
export function SeatMeter({ used, included }: { used: number; included: number }) {
  const marks = Math.max(used, included);
  if (marks > MAX_MARKS)
    return (
      <span className={styles['bar']} aria-hidden="true" data-over={used > included}>
        <span style={{ width: `${Math.min(100, (used / included) * 100)}%` }} />
      </span>
    );
  return (
    <span className={styles['marks']} aria-hidden="true">
      {Array.from({ length: marks }, (_, at) => (
        <span key={at} data-taken={at < used} data-over={at >= included} />
      ))}
    </span>
  );
}
