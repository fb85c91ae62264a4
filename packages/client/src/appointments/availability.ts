import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import type { BodyOfKey } from '../api/call-types.ts';
import { useSendOnce } from '../api/send-once.ts';
import { useApi } from '../ClientProvider.tsx';
import { facilityKeys } from '../facilities/queries.ts';
import { calendarKeys } from './calendar-keys.ts';
import { renewCalendar } from './renew-calendar.ts';

export type Absence = BodyOfKey<'POST /facilities/unavailability'>;

/** Reads the bookings that are in the way of an absence, by start. */
export const conflictsQuery = (api: Api, absence: Absence | null) =>
  queryOptions({
    queryKey: [...calendarKeys.of(absence?.facilityId ?? ''), 'conflicts', absence],
    queryFn: ({ signal }) => {
      if (!absence) throw new Error('no absence to ask about');
      const { facilityId, userId, start, end, allDay = false, repeat } = absence;
      return api.send('GET /facilities/unavailability/conflicts', {
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

/** Takes somebody's time, or that of the whole facility. */
export function useAddAbsence(facilityId: string) {
  const [api, queryClient, once] = [useApi(), useQueryClient(), useSendOnce()];
  return useMutation({
    mutationFn: (absence: Absence) =>
      once(absence, (idempotencyKey) =>
        api.send('POST /facilities/unavailability', { body: absence, idempotencyKey }),
      ),
    onSettled: () => {
      renewCalendar(queryClient, facilityId);
      void queryClient.invalidateQueries({ queryKey: facilityKeys.configuration(facilityId) });
    },
  });
}

/** Something else that stands in a calendar and takes nobody's time: a delivery, a meeting. */
export type OtherEntry = {
  readonly title: string;
  /** Null: the whole facility. */
  readonly resource: string | null;
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
  readonly note: string;
};

/** Writes such an entry into the calendar. */
export function useAddOtherEntry(facilityId: string) {
  const [api, queryClient, once] = [useApi(), useQueryClient(), useSendOnce()];
  return useMutation({
    mutationFn: (entry: OtherEntry) =>
      once(entry, (idempotencyKey) => {
        const { note: reason, ...event } = entry;
        const payload = { facilityId, event, reason };
        const body = { type: 'CALENDAR', category: 'NONE', payload } as const;
        return api.send('POST /events', { body, idempotencyKey });
      }),
    onSettled: () => renewCalendar(queryClient, facilityId),
  });
}
