import { IconSelector } from '@tabler/icons-react';
import { FacilityPicture } from '@zampa/shared-screens/files/FacilityPicture.tsx';
import { lazy, Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './side.module.css';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { SideIdentity } from './SideIdentity.tsx';

const FacilityMenu = lazy(async () => ({
  default: (await import('./FacilityMenu.tsx')).FacilityMenu,
}));

/** Shows which facility this is and its code, with the menu that leads to another one. */
export function FacilityButton() {
  const facility = useFacility();
  const { t } = useTranslation();
  const code = t('settings:facility.codeIs', { code: facility.code });
  const identity = (
    <SideIdentity
      picture={<FacilityPicture facility={facility} size={32} />}
      name={facility.name}
      under={facility.city ? `${facility.city} · ${code}` : code}
      icon={<IconSelector size={18} aria-hidden="true" />}
    />
  );
  return (
    <Suspense fallback={<div className={styles['button']}>{identity}</div>}>
      <FacilityMenu current={facility.id}>{identity}</FacilityMenu>
    </Suspense>
  );
}
