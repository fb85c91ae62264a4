import styles from './CountBadge.module.css';
import { countText } from './count-text.ts';

export interface CountBadgeProps {
  count: number;
  /** What is counted, for those who do not see it: '3 new'. */
  label: string;
}

/** Shows how many wait; nothing at zero, `99+` from a hundred on. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles['badge']}>
      <span aria-hidden="true">{countText(count)}</span>
      <span className="z-visually-hidden">{label}</span>
    </span>
  );
}
