import { usePayments } from '@zampa/client/payments/queries';
import type { Payment } from '@zampa/contract/payments/objects';

/** Returns what clinics ask a family to pay by card; null until it is known. */
export function useAskedPayments(): readonly Payment[] | null {
  const { payments, isLoading } = usePayments({ status: 'TO_BE_PAID' });
  return isLoading ? null : payments.filter(({ requestDate }) => requestDate !== null);
}
