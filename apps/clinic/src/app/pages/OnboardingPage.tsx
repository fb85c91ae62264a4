import '@zampa/i18n/english/onboarding';
import { OnboardingScreen } from '../../features/facilities/onboarding/OnboardingScreen.tsx';
import { useFacility } from '../FacilityProvider.tsx';
import { AdminsOnly } from './AdminsOnly.tsx';

export function OnboardingPage() {
  const { id } = useFacility();
  return (
    <AdminsOnly>
      <OnboardingScreen facilityId={id} />
    </AdminsOnly>
  );
}
