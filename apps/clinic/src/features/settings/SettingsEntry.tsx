import { IconChevronRight } from '@zampa/ui/icons/IconChevronRight';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './SettingsScreen.module.css';

export interface SettingsEntryProps {
  to: Exclude<LinkProps['to'], undefined>;
  icon: ReactNode;
  title: string;
  why: string;
}

/** Shows a link to a page of the settings. */
export function SettingsEntry({ to, icon, title, why }: SettingsEntryProps) {
  return (
    <Link to={to} className={styles['entry']}>
      <span className={styles['icon']} aria-hidden="true">
        {icon}
      </span>
      <span className={styles['words']}>
        <strong>{title}</strong>
        <small>{why}</small>
      </span>
      <IconChevronRight size={18} aria-hidden="true" />
    </Link>
  );
}
