import { createFileRoute } from '@tanstack/react-router';
import { useIsAdmin } from '../../../../facility/use-is-admin.ts';
import { FacilityDataForm } from '../../../../features/facilities/FacilityDataForm.tsx';
import { FacilityFacts } from '../../../../features/facilities/FacilityFacts.tsx';

export const Route = createFileRoute('/_signed-in/workspace/facilities/data')({
  staticData: { title: 'settings:places.facilityData', place: '/workspace/settings' },
  component: FacilityDataPage,
});

/** Data of the clinic: all staff can read them, admins can change them. */
function FacilityDataPage() {
  return useIsAdmin() ? <FacilityDataForm /> : <FacilityFacts />;
}
