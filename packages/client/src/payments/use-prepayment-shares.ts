import { useQuery } from '@tanstack/react-query';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { refundBreakdown, type RefundBreakdown } from '@zampa/domain/payments/refund-breakdown';
import type { UpfrontEnd } from '@zampa/domain/payments/upfront';
import { useApi } from '../ClientProvider.tsx';
import { conversationPaymentsQuery } from './use-amount-due.ts';

/**
 * Returns how the prepayments of a booking would be split if it ended this way; undefined while loading or if they
 * cannot be loaded.
 */
export function usePrepaymentShares({ id, parent_id: visitId }: CalendarEvent, end: UpfrontEnd) {
  const { data, isLoading } = useQuery({
    ...conversationPaymentsQuery(useApi(), visitId ?? ''),
    enabled: visitId !== null,
  });
  const prepayments = data?.filter(({ upfront, bookingId }) => upfront && bookingId === id);
  const shares: RefundBreakdown | undefined = prepayments && refundBreakdown(prepayments, end);
  return { shares, isLoading };
}
