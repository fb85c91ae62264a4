import { IconChevronLeft } from '@zampa/ui/icons/IconChevronLeft';
import { Link } from '@tanstack/react-router';
import styles from './BackLink.module.css';

export interface BackLinkProps {
  to: string;
  /** Accessible label: the target of the link. */
  label: string;
}

/** Back arrow to the left of a screen title. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link to={to} className={styles['back']} aria-label={label}>
      <IconChevronLeft size={26} aria-hidden="true" />
    </Link>
  );
}
