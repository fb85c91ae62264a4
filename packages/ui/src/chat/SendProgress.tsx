import styles from './SendProgress.module.css';

/** Shows how much of a file has gone. */
export function SendProgress({ share, label }: { share: number; label: string }) {
  return (
    <progress className={styles['bar']} value={share} aria-label={label}>
      {label}
    </progress>
  );
}
