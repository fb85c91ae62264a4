import styles from './CountBadge.module.css';
import { countText } from './count-text.ts';

export interface CountBadgeProps {
  count: number;
  /** Accessible label: '3 new'. */
  label: string;
}

/** Badge with a count: hidden at zero, `99+` from 100. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles['badge']}>
      <span aria-hidden="true">{countText(count)}</span>
      <span className="z-visually-hidden">{label}</span>
    </span>
  );
}
