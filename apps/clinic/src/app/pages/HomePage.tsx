import '@zampa/i18n/english/home';
import { HomeScreen } from '../../features/home/HomeScreen.tsx';
import { useFacility } from '../FacilityProvider.tsx';
import { HowToJoin } from './HowToJoin.tsx';

export function HomePage() {
  const facility = useFacility();
  return <HomeScreen facility={facility} howToJoin={<HowToJoin />} />;
}
