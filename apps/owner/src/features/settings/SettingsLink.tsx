import type { IconUser } from '@zampa/ui/icons/IconUser';
import { IconChevronRight } from '@zampa/ui/icons/IconChevronRight';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import styles from './settings.module.css';

export interface SettingsLinkProps {
  to: NonNullable<LinkProps['to']>;
  icon: typeof IconUser;
  /** Short description of the target. */
  text?: string;
  children: ReactNode;
}

/** Row that links to a settings screen. */
export function SettingsLink({ to, icon: Icon, text, children }: SettingsLinkProps) {
  return (
    <Link to={to} className={styles['link']}>
      <Icon size={22} aria-hidden="true" />
      <Stack as="span" gap="0" grow>
        <strong>{children}</strong>
        {text && (
          <Text as="span" tone="muted">
            {text}
          </Text>
        )}
      </Stack>
      <IconChevronRight size={20} aria-hidden="true" />
    </Link>
  );
}
