import { PlanStep } from '../../../features/facilities/onboarding/PlanStep.tsx';
import { useFacility } from '../../FacilityProvider.tsx';

export function PlanPage() {
  return <PlanStep facility={useFacility()} />;
}
