import { createFileRoute } from '@tanstack/react-router';
import { PaymentsScreen } from '../../../features/payments/PaymentsScreen.tsx';
import { readPaymentsSearch } from '../../../features/payments/search.ts';

export const Route = createFileRoute('/_signed-in/workspace/payments')({
  staticData: { title: 'settings:places.payments', place: '/workspace/payments' },
  validateSearch: readPaymentsSearch,
  component: Payments,
});

function Payments() {
  const { client } = Route.useSearch();
  return <PaymentsScreen familyId={client} />;
}
