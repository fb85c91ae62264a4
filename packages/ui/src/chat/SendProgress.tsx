import styles from './SendProgress.module.css';

/** Upload progress; `share` from 0 to 1. */
export function SendProgress({ share, label }: { share: number; label: string }) {
  return (
    <progress className={styles['bar']} value={share} aria-label={label}>
      {label}
    </progress>
  );
}
