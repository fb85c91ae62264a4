import '@zampa/i18n/english/facilities-onboarding';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { SetUpCard } from './SetUpCard.tsx';
import { TrialExpiredScreen } from './TrialExpiredScreen.tsx';

/** Shows what stands above everything else on Home: the end of the trial, or what is still to be set up. */
export function SetUp() {
  const { trial } = useFacility();
  return trial?.status === 'EXPIRED' ? <TrialExpiredScreen /> : <SetUpCard />;
}
