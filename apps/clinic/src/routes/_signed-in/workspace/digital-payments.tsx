import { createFileRoute } from '@tanstack/react-router';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { DigitalPaymentsScreen } from '../../../features/payments/DigitalPaymentsScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/digital-payments')({
  staticData: { title: 'settings:facility.payments', place: '/workspace/settings' },
  component: DigitalPaymentsPage,
});

function DigitalPaymentsPage() {
  return <DigitalPaymentsScreen facility={useFacility()} />;
}
