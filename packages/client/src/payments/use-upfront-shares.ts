import { useQuery } from '@tanstack/react-query';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { moneyBack, type MoneyBack } from '@zampa/domain/payments/money-back';
import type { UpfrontEnd } from '@zampa/domain/payments/upfront';
import { useApi } from '../ClientProvider.tsx';
import { paymentsOfConversation } from './use-rest.ts';

/**
 * Reads what becomes of what was paid upfront for a booking that would end so; nothing is said of it where that could
 * not be read.
 */
export function useUpfrontShares({ id, parent_id: visitId }: CalendarEvent, end: UpfrontEnd) {
  const { data, isLoading } = useQuery({
    ...paymentsOfConversation(useApi(), visitId ?? ''),
    enabled: visitId !== null,
  });
  const ofBooking = data?.filter(({ upfront, bookingId }) => upfront && bookingId === id);
  const shares: MoneyBack | undefined = ofBooking && moneyBack(ofBooking, end);
  return { shares, isLoading };
}
