import { Logo } from './Logo.tsx';
import styles from './Wordmark.module.css';

export interface WordmarkProps {
  size?: 'small' | 'large';
}

/** Logo and name. */
export function Wordmark({ size = 'small' }: WordmarkProps) {
  return (
    <span className={styles['wordmark']} data-size={size}>
      <Logo size={size === 'large' ? 36 : 24} />
      <span className="z-display">Zampa</span>
    </span>
  );
}
