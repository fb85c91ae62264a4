import '@zampa/i18n/english/home';
import '@zampa/i18n/english/facilities';
import { FacilityCode } from '../../features/facilities/FacilityCode.tsx';
import { HomeScreen } from '../../features/home/HomeScreen.tsx';
import { useFacility } from '../FacilityProvider.tsx';

export function HomePage() {
  const facility = useFacility();
  return <HomeScreen facility={facility} howToJoin={<FacilityCode facility={facility} />} />;
}
