import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../ClientProvider.tsx';
import { conversationKeys } from '../conversations/keys.ts';
import { slotKeys } from './keys.ts';
import type { OwnHold } from './use-hold.ts';

/** Renews everything that shows when somebody is expected. */
export function renewAppointments(queryClient: QueryClient): void {
  for (const queryKey of [slotKeys.all, conversationKeys.all])
    void queryClient.invalidateQueries({ queryKey });
}

export type BookingWish = {
  /** The conversation that the visit is. */
  readonly visitId: string;
  /** Makes a repeated request harmless. */
  readonly clientId: string;
  readonly services: readonly string[];
  readonly pets: readonly string[];
  readonly time: Pick<OwnHold, 'start' | 'assigneeId'>;
};

/** Books a time for a visit that is there. */
export function useBook() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: ({ visitId, clientId, services, pets, time }: BookingWish) =>
      api.send('POST /events', {
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
    onSettled: () => renewAppointments(queryClient),
  });
}

/** Gives a booking another time; the one it has stays until then. */
export function useMove(bookingId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: ({ start, assigneeId }: Pick<OwnHold, 'start' | 'assigneeId'>) =>
      api.send('PATCH /events', {
        query: { id: bookingId },
        body: { payload: { event: { start, resource: assigneeId } } },
      }),
    onSettled: () => renewAppointments(queryClient),
  });
}

/** Calls a booking off. */
export function useCallOff(bookingId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: () => api.send('DELETE /events', { query: { id: bookingId } }),
    onSettled: () => renewAppointments(queryClient),
  });
}

/** Takes one of the times that a clinic has proposed. */
export function useAcceptTime(visitId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: ({ start, clientId }: { start: string; clientId: string }) =>
      api.send('POST /events', {
        body: {
          type: 'BOT',
          parent_id: visitId,
          clientId,
          payload: { eventAction: 'APPOINTMENT', start },
        },
        idempotencyKey: clientId,
      }),
    onSettled: () => renewAppointments(queryClient),
  });
}
