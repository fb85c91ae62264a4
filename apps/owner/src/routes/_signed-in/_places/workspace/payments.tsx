import { createFileRoute } from '@tanstack/react-router';
import { PaymentsScreen } from '../../../../features/payments/PaymentsScreen.tsx';
import { paymentsSearch } from '../../../-search.ts';

export const Route = createFileRoute('/_signed-in/_places/workspace/payments')({
  component: PaymentsScreen,
  validateSearch: paymentsSearch,
});
