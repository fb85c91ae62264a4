import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { useApi } from '../ClientProvider.tsx';
import { refreshCalendar } from './refresh-calendar.ts';

/** Mutation that confirms the time a client requested; refused if the entry has changed since it was read. */
export function useConfirmEntry(facilityId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: ({ id, dateUpdated }: Pick<CalendarEvent, 'id' | 'dateUpdated'>) =>
      api.updateEvent({
        query: { id },
        body: { payload: { status: 'NEW' } },
        ifMatch: dateUpdated,
      }),
    onSettled: () => refreshCalendar(queryClient, facilityId),
  });
}

/** Mutation that cancels a booking or ends an absence; with `series`, also the later absences of its series. */
export function useCancelEntry(facilityId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: ({ id, series = false }: { readonly id: string; readonly series?: boolean }) =>
      api.deleteEvent({ query: { id, ...(series && { series }) } }),
    onSettled: () => refreshCalendar(queryClient, facilityId),
  });
}

/** Mutation that marks a booking as a no-show. */
export function useMarkNoShow(facilityId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (visitId: string) =>
      api.createEvent({
        body: {
          type: 'BOT',
          parent_id: visitId,
          payload: { eventAction: 'APPOINTMENT_NO_SHOW' },
        },
      }),
    onSettled: () => refreshCalendar(queryClient, facilityId),
  });
}
