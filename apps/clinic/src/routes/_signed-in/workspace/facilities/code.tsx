import { createFileRoute } from '@tanstack/react-router';
import { FacilityCodeScreen } from '../../../../features/facilities/FacilityCodeScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/facilities/code')({
  staticData: { title: 'settings:places.facilityCode', place: '/workspace/clients' },
  component: FacilityCodeScreen,
});
