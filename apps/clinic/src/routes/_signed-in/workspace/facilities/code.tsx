import { createFileRoute } from '@tanstack/react-router';
import { useFacility } from '../../../../facility/FacilityProvider.tsx';
import { FacilityCodeScreen } from '../../../../features/facilities/FacilityCodeScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/facilities/code')({
  staticData: { title: 'settings:places.facilityCode', place: '/workspace/clients' },
  component: FacilityCodePage,
});

function FacilityCodePage() {
  return <FacilityCodeScreen facility={useFacility()} />;
}
