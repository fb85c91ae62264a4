import '@zampa/i18n/english/facilities';
import { FacilityCodeScreen } from '../../features/facilities/FacilityCodeScreen.tsx';
import { useFacility } from '../FacilityProvider.tsx';

export function FacilityCodePage() {
  return <FacilityCodeScreen facility={useFacility()} />;
}
