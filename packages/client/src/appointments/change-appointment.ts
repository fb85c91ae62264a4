import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../ClientProvider.tsx';
import { conversationKeys } from '../conversations/keys.ts';
import { bookedTime } from './booked-time.ts';
import { slotKeys } from './keys.ts';
import type { OwnHold } from './use-hold.ts';

/** Invalidates every query that shows appointments or available times. */
export function refreshAppointments(queryClient: QueryClient): void {
  for (const queryKey of [slotKeys.all, conversationKeys.all])
    void queryClient.invalidateQueries({ queryKey });
}

export type BookingInput = {
  /** Id of the visit's conversation. */
  readonly visitId: string;
  /** Idempotency key of the booking. */
  readonly clientId: string;
  readonly services: readonly string[];
  readonly pets: readonly string[];
  readonly time: Pick<OwnHold, 'start' | 'assigneeId'>;
};

/** Mutation that books a time for an existing visit. */
export function useBookAppointment() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: ({ visitId, clientId, services, pets, time }: BookingInput) =>
      api.createEvent({
        body: {
          type: 'CALENDAR',
          category: 'BOOKING',
          parent_id: visitId,
          clientId,
          payload: {
            event: { start: time.start, resource: time.assigneeId },
            services: [...services],
            pets: [...pets],
            reason: '',
          },
        },
        idempotencyKey: clientId,
      }),
    onSettled: () => refreshAppointments(queryClient),
  });
}

/** Mutation that reschedules a booking; it keeps its current time until then. */
export function useRescheduleAppointment(bookingId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: ({ start, assigneeId }: Pick<OwnHold, 'start' | 'assigneeId'>) =>
      api.updateEvent({
        query: { id: bookingId },
        body: { payload: { event: { start, resource: assigneeId } } },
      }),
    onSettled: () => refreshAppointments(queryClient),
  });
}

/** Mutation that cancels a booking. */
export function useCancelAppointment(bookingId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: () => api.deleteEvent({ query: { id: bookingId } }),
    onSettled: () => refreshAppointments(queryClient),
  });
}

/**
 * Mutation that accepts one of a clinic's proposed times. The user can then undo the acceptance for some seconds.
 *
 * @param timezone of the clinic
 */
export function useAcceptProposedTime(visitId: string, timezone: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: ({ start, clientId }: { start: string; clientId: string }) =>
      api.createEvent({
        body: {
          type: 'BOT',
          parent_id: visitId,
          clientId,
          payload: { eventAction: 'APPOINTMENT', start, undoable: true },
        },
        idempotencyKey: clientId,
      }),
    onSuccess: (_event, { start }) => bookedTime.become({ visitId, start, timezone }),
    onSettled: () => refreshAppointments(queryClient),
  });
}

/** Mutation that takes back the acceptance of a proposed time. */
export function useUndoAcceptance(visitId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (clientId: string) =>
      api.createEvent({
        body: {
          type: 'BOT',
          parent_id: visitId,
          clientId,
          payload: { eventAction: 'APPOINTMENT_UNDO' },
        },
        idempotencyKey: clientId,
      }),
    onSettled: () => refreshAppointments(queryClient),
  });
}
