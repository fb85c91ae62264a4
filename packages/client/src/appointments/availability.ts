import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import type { CallBody } from '../api/call-types.ts';
import { useSendOnce } from '../api/send-once.ts';
import { useApi } from '../ClientProvider.tsx';
import { facilityKeys } from '../facilities/queries.ts';
import { calendarKeys } from '../conversations/calendar-keys.ts';
import { refreshCalendar } from './refresh-calendar.ts';

export type Absence = CallBody<'createUnavailability'>;

/** Query for the bookings that conflict with an absence, sorted by start. */
export const conflictsQuery = (api: Api, absence: Absence | null) =>
  queryOptions({
    queryKey: [...calendarKeys.of(absence?.facilityId ?? ''), 'conflicts', absence],
    queryFn: ({ signal }) => {
      if (!absence) throw new Error('the query is disabled without an absence');
      const { facilityId, userId, start, end, allDay = false, repeat } = absence;
      return api.readConflicts({
        query: {
          facilityId,
          start,
          end,
          allDay,
          ...(userId && { userId }),
          ...(repeat && { weekdays: repeat.weekdays.join(','), until: repeat.until }),
        },
        signal,
      });
    },
    enabled: absence !== null,
    staleTime: 0,
  });

/** Mutation that adds an absence of a team member or a closure of the whole facility. */
export function useAddAbsence(facilityId: string) {
  const [api, queryClient, once] = [useApi(), useQueryClient(), useSendOnce()];
  return useMutation({
    mutationFn: (absence: Absence) =>
      once(absence, (idempotencyKey) =>
        api.createUnavailability({ body: absence, idempotencyKey }),
      ),
    onSettled: () => {
      refreshCalendar(queryClient, facilityId);
      void queryClient.invalidateQueries({ queryKey: facilityKeys.configuration(facilityId) });
    },
  });
}

/** A calendar entry that is no appointment and does not block time, such as a delivery or a meeting. */
export type OtherEntry = {
  readonly title: string;
  /** Team member; null for the whole facility. */
  readonly resource: string | null;
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
  readonly note: string;
};

/** Mutation that adds an entry such as a delivery or a meeting, which blocks no time, to the calendar. */
export function useAddOtherEntry(facilityId: string) {
  const [api, queryClient, once] = [useApi(), useQueryClient(), useSendOnce()];
  return useMutation({
    mutationFn: (entry: OtherEntry) =>
      once(entry, (idempotencyKey) => {
        const { note: reason, ...event } = entry;
        const payload = { facilityId, event, reason };
        const body = { type: 'CALENDAR', category: 'NONE', payload } as const;
        return api.createEvent({ body, idempotencyKey });
      }),
    onSettled: () => refreshCalendar(queryClient, facilityId),
  });
}
