import { Menu, UnstyledButton } from '@mantine/core';
import { IconQrcode, IconSelector } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { StaffFacility } from '@zampa/contract/my-data/user';
import { PersonAvatar } from '@zampa/ui/people/PersonAvatar.tsx';
import { useTranslation } from 'react-i18next';
import { useFacilityChoice } from '../FacilityProvider.tsx';
import { facilityInitials } from './facility-initials.ts';
import styles from './side.module.css';

/** Which facility this is, its code at hand, and the way to another one. */
export function FacilitySwitcher({ facility }: { facility: StaffFacility }) {
  const { t } = useTranslation();
  const { facilities, choose } = useFacilityChoice();
  const code = t('facilities:switch.code', { code: facility.code });
  return (
    <Menu width="target" position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={styles['button']}>
          <PersonAvatar id={facility.id} initials={facilityInitials(facility.name)} size={32} />
          <span className={styles['words']}>
            <strong>{facility.name}</strong>
            <small>{facility.city ? `${facility.city} · ${code}` : code}</small>
          </span>
          <IconSelector size={18} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={facility.id} onChange={choose}>
          <Menu.Label>{t('facilities:switch.choose')}</Menu.Label>
          {facilities.map(({ id, name }) => (
            <Menu.RadioItem key={id} value={id} closeMenuOnClick>
              {name}
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
      </Menu.Dropdown>
    </Menu>
  );
}
