import { IconDots } from '@zampa/ui/icons/IconDots';
import { useMe } from '@zampa/client/session/use-me';
import { fullName } from '@zampa/domain/people/names';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { roleText } from '@zampa/shared-screens/people/role-text';
import { useFacilityChoice } from '../../facility/FacilityProvider.tsx';
import { SideIdentity } from './SideIdentity.tsx';
import { SideMenuButton } from './SideMenuButton.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const loadMenu = () => import('./PersonMenu.tsx');

const PersonMenu = lazyPart(async () => (await loadMenu()).PersonMenu);

/** Shows the signed-in user; opens the user menu. */
export function PersonButton() {
  const { t } = useTranslation();
  const me = useMe();
  const { facility } = useFacilityChoice();
  return (
    <SideMenuButton menu={PersonMenu} load={loadMenu}>
      <SideIdentity
        picture={<PersonPicture person={me} size={32} />}
        name={fullName(me)}
        under={facility ? roleText(t, facility.idRole) : ''}
        icon={<IconDots size={18} aria-hidden="true" />}
      />
    </SideMenuButton>
  );
}
