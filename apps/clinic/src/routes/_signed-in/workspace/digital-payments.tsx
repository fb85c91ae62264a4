import { createFileRoute } from '@tanstack/react-router';
import { DigitalPaymentsScreen } from '../../../features/payments/DigitalPaymentsScreen.tsx';
import { readPaymentsSearch } from '../../../features/payments/search.ts';

export const Route = createFileRoute('/_signed-in/workspace/digital-payments')({
  staticData: { title: 'settings:facility.payments', place: '/workspace/settings' },
  validateSearch: readPaymentsSearch,
  component: DigitalPayments,
});

function DigitalPayments() {
  const { client } = Route.useSearch();
  return <DigitalPaymentsScreen familyId={client} />;
}
