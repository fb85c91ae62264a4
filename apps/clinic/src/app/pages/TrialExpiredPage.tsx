import '@zampa/i18n/english/onboarding';
import { Navigate } from '@tanstack/react-router';
import { TrialExpiredScreen } from '../../features/facilities/onboarding/TrialExpiredScreen.tsx';
import { useFacility } from '../FacilityProvider.tsx';

/** Only where it is so; every other clinic is led to its Home. */
export function TrialExpiredPage() {
  const { trial } = useFacility();
  if (trial?.status !== 'EXPIRED') return <Navigate to="/dashboard" replace />;
  return <TrialExpiredScreen />;
}
