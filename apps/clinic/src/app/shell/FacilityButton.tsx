import { IconSelector } from '@zampa/ui/icons/IconSelector';
import { FacilityPicture } from '@zampa/shared-screens/files/FacilityPicture.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { SideIdentity } from './SideIdentity.tsx';
import { SideMenuButton } from './SideMenuButton.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const loadMenu = () => import('./FacilityMenu.tsx');

const FacilityMenu = lazyPart(async () => (await loadMenu()).FacilityMenu);

/** Shows the current clinic and its code; opens the menu to switch clinics. */
export function FacilityButton() {
  const facility = useFacility();
  const { t } = useTranslation();
  const code = t('settings:facility.codeIs', { code: facility.code });
  return (
    <SideMenuButton menu={FacilityMenu} load={loadMenu}>
      <SideIdentity
        picture={<FacilityPicture facility={facility} size={32} />}
        name={facility.name}
        under={facility.city ? `${facility.city} · ${code}` : code}
        icon={<IconSelector size={18} aria-hidden="true" />}
      />
    </SideMenuButton>
  );
}
