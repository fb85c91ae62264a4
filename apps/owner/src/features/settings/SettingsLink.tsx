import { type IconUser, IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './settings.module.css';

export interface SettingsLinkProps {
  to: NonNullable<LinkProps['to']>;
  icon: typeof IconUser;
  /** What one finds there. */
  text?: string;
  children: ReactNode;
}

/** One line of the settings. */
export function SettingsLink({ to, icon: Icon, text, children }: SettingsLinkProps) {
  return (
    <Link to={to} className={styles['link']}>
      <Icon size={22} aria-hidden="true" />
      <span>
        <strong>{children}</strong>
        {text && <span>{text}</span>}
      </span>
      <IconChevronRight size={20} aria-hidden="true" />
    </Link>
  );
}
