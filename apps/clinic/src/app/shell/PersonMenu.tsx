import { UnstyledButton } from '@mantine/core';
import { Menu } from '@zampa/ui/mantine/Menu';
import { IconLock } from '@zampa/ui/icons/IconLock';
import { IconLogout } from '@zampa/ui/icons/IconLogout';
import { IconUser } from '@zampa/ui/icons/IconUser';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { openSignOutDialog } from '@zampa/shared-screens/account/sign-out-dialog-state';
import { LanguageItems } from './LanguageItems.tsx';
import { SchemeItems } from './SchemeItems.tsx';
import styles from './side.module.css';
import { useOpenOnMount } from './use-open-on-mount.ts';

/** Shows the user menu: own data, password, language, color scheme and sign-out. */
export function PersonMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const button = useOpenOnMount();
  return (
    <Menu width={240} position="top-start">
      <Menu.Target>
        <UnstyledButton ref={button} className={styles['button']}>
          {children}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          renderRoot={(props) => <Link to="/workspace/my-data" {...props} />}
          leftSection={<IconUser size={18} aria-hidden="true" />}
        >
          {t('settings:person.myData')}
        </Menu.Item>
        <Menu.Item
          renderRoot={(props) => <Link to="/workspace/change-password" {...props} />}
          leftSection={<IconLock size={18} aria-hidden="true" />}
        >
          {t('settings:person.password')}
        </Menu.Item>
        <Menu.Divider />
        <LanguageItems />
        <SchemeItems />
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={18} aria-hidden="true" />}
          onClick={openSignOutDialog}
        >
          {t('common:actions.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
