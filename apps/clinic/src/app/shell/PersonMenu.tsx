import { Menu, UnstyledButton } from '@mantine/core';
import { IconDots, IconLock, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '@zampa/client/session/SessionProvider.tsx';
import { useMe } from '@zampa/client/session/use-me';
import { fullName } from '@zampa/domain/people/names';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { useTranslation } from 'react-i18next';
import { roleText } from '../../features/settings/role-text.ts';
import { useFacilityChoice } from '../FacilityProvider.tsx';
import { LanguageItems } from './LanguageItems.tsx';
import { SchemeItems } from './SchemeItems.tsx';
import styles from './side.module.css';

/** The signed-in person: own data, password, language, light or dark, and the way out. */
export function PersonMenu() {
  const { t } = useTranslation();
  const me = useMe();
  const session = useSession();
  const { facility } = useFacilityChoice();
  return (
    <Menu width={240} position="top-start">
      <Menu.Target>
        <UnstyledButton className={styles['button']}>
          <PersonPicture person={me} size={32} />
          <span className={styles['words']}>
            <strong>{fullName(me)}</strong>
            {facility && <small>{roleText(t, facility.idRole)}</small>}
          </span>
          <IconDots size={18} aria-hidden="true" />
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
          onClick={() => void session.signOut()}
        >
          {t('common:actions.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
