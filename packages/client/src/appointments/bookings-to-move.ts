import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { useSendOnce } from '../api/send-once.ts';
import { useApi } from '../ClientProvider.tsx';
import { calendarKeys } from '../conversations/calendar-keys.ts';
import { refreshCalendar } from './refresh-calendar.ts';

/** Query for the bookings that overlap an absence, with the times already proposed to their clients. */
export const bookingsToMoveQuery = (api: Api, facilityId: string) =>
  queryOptions({
    queryKey: [...calendarKeys.of(facilityId), 'to-move'],
    queryFn: ({ signal }) => api.readBookingsToMove({ query: { facilityId }, signal }),
  });

export type Reassignment = { readonly bookings: readonly string[]; readonly userId: string };

/** Mutation that gives bookings to a colleague at the same time. */
export function useReassignBookings(facilityId: string) {
  const [api, queryClient, once] = [useApi(), useQueryClient(), useSendOnce()];
  return useMutation({
    mutationFn: ({ bookings, userId }: Reassignment) => {
      const body = { facilityId, userId, bookings: [...bookings] };
      return once(body, (idempotencyKey) => api.reassignBookings({ body, idempotencyKey }));
    },
    onSettled: () => refreshCalendar(queryClient, facilityId),
  });
}

/** Mutation that proposes the next available times to the client of each booking. */
export function useProposeOtherTimes(facilityId: string) {
  const [api, queryClient, once] = [useApi(), useQueryClient(), useSendOnce()];
  return useMutation({
    mutationFn: (bookings: readonly string[]) => {
      const body = { facilityId, bookings: [...bookings] };
      return once(body, (idempotencyKey) => api.proposeOtherTimes({ body, idempotencyKey }));
    },
    onSettled: () => refreshCalendar(queryClient, facilityId),
  });
}
