import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { TrialExpiredScreen } from '../../../features/facilities/onboarding/TrialExpiredScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/trial-expired')({
  staticData: { title: 'settings:trial.expired', place: '/dashboard' },
  component: TrialExpiredPage,
});

/** Only where it is so; every other clinic is led to its Home. */
function TrialExpiredPage() {
  const { trial } = useFacility();
  if (trial?.status !== 'EXPIRED') return <Navigate to="/dashboard" replace />;
  return <TrialExpiredScreen />;
}
