import '@zampa/i18n/english/facilities';
import { UnstyledButton } from '@mantine/core';
import { Menu } from '@zampa/ui/mantine/Menu';
import { IconPlus, IconQrcode } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { staffStanding } from '@zampa/domain/people/roles';
import { FacilityPicture } from '@zampa/shared-screens/files/FacilityPicture.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility, useFacilityChoice } from '../../facility/FacilityProvider.tsx';
import styles from './side.module.css';
import { useOpenAtOnce } from './use-open-at-once.ts';

/** Shows the facilities to choose from, and the code of the current one. */
export function FacilityMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { id: current } = useFacility();
  const button = useOpenAtOnce();
  const { facilities, choose } = useFacilityChoice();
  const navigate = useNavigate();
  // What is open on the page is of the facility that is left.
  const change = (id: string) => void navigate({ to: '.', search: {} }).then(() => choose(id));
  // The server's rule, told before anything is typed.
  const inTrial = facilities.some(
    ({ trial, idRole }) => trial !== null && staffStanding(idRole) === 'admin',
  );
  return (
    <Menu width="target" position="bottom-start">
      <Menu.Target>
        <UnstyledButton ref={button} className={styles['button']}>
          {children}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={current} onChange={change}>
          <Menu.Label>{t('facilities:switch.choose')}</Menu.Label>
          {facilities.map((facility) => (
            <Menu.RadioItem key={facility.id} value={facility.id} closeMenuOnClick>
              <span className={styles['choice']}>
                <FacilityPicture facility={facility} size={28} />
                {facility.name}
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item
          renderRoot={(props) => <Link to="/workspace/facilities/code" {...props} />}
          leftSection={<IconQrcode size={18} aria-hidden="true" />}
        >
          {t('facilities:switch.invite')}
        </Menu.Item>
        {inTrial ? (
          <Menu.Label>{t('facilities:switch.oneInTrial')}</Menu.Label>
        ) : (
          <Menu.Item
            renderRoot={(props) => <Link to="/workspace/facilities/new" {...props} />}
            leftSection={<IconPlus size={18} aria-hidden="true" />}
          >
            {t('facilities:switch.add')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
