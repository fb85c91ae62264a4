import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { useApi } from '../ClientProvider.tsx';
import { renewCalendar } from './renew-calendar.ts';

/** Agrees to the time that a client asked for, as it was seen. */
export function useConfirmEntry(facilityId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: ({ id, dateUpdated }: Pick<CalendarEvent, 'id' | 'dateUpdated'>) =>
      api.send('PATCH /events', {
        query: { id },
        body: { payload: { status: 'NEW' } },
        ifMatch: dateUpdated,
      }),
    onSettled: () => renewCalendar(queryClient, facilityId),
  });
}

/** Calls a booking off, or ends an absence; with `series` also the later ones of its series. */
export function useCancelEntry(facilityId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: ({ id, series = false }: { readonly id: string; readonly series?: boolean }) =>
      api.send('DELETE /events', { query: { id, ...(series && { series }) } }),
    onSettled: () => renewCalendar(queryClient, facilityId),
  });
}

/** Says that nobody came to a booking that has begun. */
export function useMissedEntry(facilityId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (visitId: string) =>
      api.send('POST /events', {
        body: {
          type: 'BOT',
          parent_id: visitId,
          payload: { eventAction: 'APPOINTMENT_NO_SHOW' },
        },
      }),
    onSettled: () => renewCalendar(queryClient, facilityId),
  });
}
