import styles from './plans.module.css';

/** More seats than this are drawn as one bar. */
const MOST_MARKS = 15;

/** Draws the seats of a plan against the people who are there; the words beside it say the same. */
export function SeatMeter({ used, included }: { used: number; included: number }) {
  const marks = Math.max(used, included);
  if (marks > MOST_MARKS)
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
