import { IconDots } from '@tabler/icons-react';
import { useMe } from '@zampa/client/session/use-me';
import { fullName } from '@zampa/domain/people/names';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { lazy, Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { roleText } from '@zampa/shared-screens/people/role-text';
import { useFacilityChoice } from '../../facility/FacilityProvider.tsx';
import styles from './side.module.css';
import { SideIdentity } from './SideIdentity.tsx';

/** Menus bring much code and nobody opens one at once: the page is there first. */
const PersonMenu = lazy(async () => ({ default: (await import('./PersonMenu.tsx')).PersonMenu }));

/** Shows the signed-in person, with their menu. */
export function PersonButton() {
  const { t } = useTranslation();
  const me = useMe();
  const { facility } = useFacilityChoice();
  const identity = (
    <SideIdentity
      picture={<PersonPicture person={me} size={32} />}
      name={fullName(me)}
      under={facility ? roleText(t, facility.idRole) : ''}
      icon={<IconDots size={18} aria-hidden="true" />}
    />
  );
  return (
    <Suspense fallback={<div className={styles['button']}>{identity}</div>}>
      <PersonMenu>{identity}</PersonMenu>
    </Suspense>
  );
}
