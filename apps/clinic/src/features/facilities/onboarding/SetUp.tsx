import '@zampa/i18n/english/facilities-onboarding';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { SetUpCard } from './SetUpCard.tsx';
import { TrialExpiredScreen } from './TrialExpiredScreen.tsx';

/** Shows the end of the trial or the remaining set-up steps at the top of Home. */
export function SetUp() {
  const { trial } = useFacility();
  return trial?.status === 'EXPIRED' ? <TrialExpiredScreen /> : <SetUpCard />;
}
