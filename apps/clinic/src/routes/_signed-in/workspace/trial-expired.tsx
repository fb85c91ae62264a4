import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { TrialExpiredScreen } from '../../../features/facilities/onboarding/TrialExpiredScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/trial-expired')({
  staticData: { title: 'settings:trial.expired', place: '/dashboard' },
  component: TrialExpiredPage,
});

/** Only for an expired trial; other clinics are redirected to Home. */
function TrialExpiredPage() {
  const { trial } = useFacility();
  if (trial?.status !== 'EXPIRED') return <Navigate to="/dashboard" replace />;
  return <TrialExpiredScreen />;
}
