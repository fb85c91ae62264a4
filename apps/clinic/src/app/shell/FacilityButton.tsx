import { UnstyledButton } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import type { StaffFacility } from '@zampa/contract/my-data/user';
import { PersonAvatar } from '@zampa/ui/people/PersonAvatar.tsx';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { facilityInitials } from './facility-initials.ts';
import styles from './side.module.css';

export interface FacilityButtonProps extends ComponentProps<'button'> {
  facility: StaffFacility;
}

/** Which facility this is, its code at hand; opens the menu of facilities. */
export function FacilityButton({ facility, ...button }: FacilityButtonProps) {
  const { t } = useTranslation();
  const code = t('facilities:switch.code', { code: facility.code });
  return (
    <UnstyledButton {...button} className={styles['button']}>
      <PersonAvatar id={facility.id} initials={facilityInitials(facility.name)} size={32} />
      <span className={styles['words']}>
        <strong>{facility.name}</strong>
        <small>{facility.city ? `${facility.city} · ${code}` : code}</small>
      </span>
      <IconSelector size={18} aria-hidden="true" />
    </UnstyledButton>
  );
}
