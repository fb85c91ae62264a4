import '@zampa/i18n/english/facilities';
import { UnstyledButton } from '@mantine/core';
import { Menu } from '@zampa/ui/mantine/Menu';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { IconQrcode } from '@zampa/ui/icons/IconQrcode';
import { Link, useNavigate } from '@tanstack/react-router';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { FacilityPicture } from '@zampa/shared-screens/files/FacilityPicture.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility, useFacilityChoice } from '../../facility/FacilityProvider.tsx';
import styles from './side.module.css';
import { useOpenOnMount } from './use-open-on-mount.ts';

/** Shows the menu to switch clinics, open the clinic's code and add a clinic. */
export function FacilityMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { id: current } = useFacility();
  const button = useOpenOnMount();
  const { facilities, choose } = useFacilityChoice();
  const navigate = useNavigate();
  // Clear the search parameters, because the open item belongs to the previous clinic.
  const switchFacility = (id: string) =>
    void navigate({ to: '.', search: {} }).then(() => choose(id));
  // Same rule as on the server: only one clinic during the trial.
  const inTrial = facilities.some(
    ({ trial, idRole }) => trial !== null && staffRoleOf(idRole) === 'admin',
  );
  return (
    <Menu width="target" position="bottom-start">
      <Menu.Target>
        <UnstyledButton ref={button} className={styles['button']}>
          {children}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={current} onChange={switchFacility}>
          <Menu.Label>{t('facilities:switcher.choose')}</Menu.Label>
          {facilities.map((facility) => (
            <Menu.RadioItem key={facility.id} value={facility.id} closeMenuOnClick>
              <span className={styles['choice']}>
                <FacilityPicture facility={facility} size={28} />
                <bdi>{facility.name}</bdi>
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item
          renderRoot={(props) => <Link to="/workspace/facilities/code" {...props} />}
          leftSection={<IconQrcode size={18} aria-hidden="true" />}
        >
          {t('facilities:switcher.invite')}
        </Menu.Item>
        {inTrial ? (
          <Menu.Label>{t('facilities:switcher.oneInTrial')}</Menu.Label>
        ) : (
          <Menu.Item
            renderRoot={(props) => <Link to="/workspace/facilities/new" {...props} />}
            leftSection={<IconPlus size={18} aria-hidden="true" />}
          >
            {t('facilities:switcher.add')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
