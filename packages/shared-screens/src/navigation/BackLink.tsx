import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import styles from './BackLink.module.css';

export interface BackLinkProps {
  to: string;
  /** Where it leads, for those who do not see the arrow. */
  label: string;
}

/** Shows the arrow at the left of a screen's title. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link to={to} className={styles['back']} aria-label={label}>
      <IconChevronLeft size={26} aria-hidden="true" />
    </Link>
  );
}
