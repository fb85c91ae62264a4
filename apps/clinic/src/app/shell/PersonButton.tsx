import { UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useMe } from '@zampa/client/session/use-me';
import { fullName } from '@zampa/domain/people/names';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { roleText } from '../../features/settings/role-text.ts';
import { useFacilityChoice } from '../FacilityProvider.tsx';
import styles from './side.module.css';

/** The signed-in person and their role; opens the menu of what belongs to them. */
export function PersonButton(button: ComponentProps<'button'>) {
  const { t } = useTranslation();
  const me = useMe();
  const { facility } = useFacilityChoice();
  return (
    <UnstyledButton {...button} className={styles['button']}>
      <PersonPicture person={me} size={32} />
      <span className={styles['words']}>
        <strong>{fullName(me)}</strong>
        {facility && <small>{roleText(t, facility.idRole)}</small>}
      </span>
      <IconDots size={18} aria-hidden="true" />
    </UnstyledButton>
  );
}
