import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { AnswerOfKey } from '../api/call-types.ts';
import { useApi } from '../ClientProvider.tsx';
import { calendarKeys } from './calendar-keys.ts';
import { renewCalendar } from './renew-calendar.ts';

/** When an entry is to be, in instants, and whose time it takes. */
export type EntryTime = {
  readonly start: string;
  readonly end: string;
  readonly resource: string | null;
};

export type Move = {
  readonly event: CalendarEvent;
  readonly time: EntryTime;
  /** Whether the client is written about it at once; left out where there is nothing to write. */
  readonly tellClient?: boolean;
};

/**
 * Gives an entry of a calendar another time: seen at once, taken back when it is refused. It is refused when somebody
 * else has changed the entry since.
 */
export function useMoveEntry(facilityId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: async ({ event, time, tellClient }: Move) =>
      entryOf(
        await api.send('PATCH /events', {
          query: { id: event.id },
          body: { payload: { event: time, ...(tellClient !== undefined && { tellClient }) } },
          ifMatch: event.dateUpdated,
        }),
      ),
    onMutate: ({ event, time }) => showAt(queryClient, facilityId, event, time),
    onSuccess: (changed) => keepEntry(queryClient, facilityId, changed),
    onError: (_error, _move, before) => before?.takeBack(),
    onSettled: () => renewCalendar(queryClient, facilityId),
  });
}

/** Returns an entry as it is once it has been given another time. */
export function entryAt(event: CalendarEvent, time: EntryTime): CalendarEvent {
  const { payload } = event;
  return { ...event, payload: { ...payload, event: { ...payload.event, ...time } } };
}

function entryOf(answer: AnswerOfKey<'PATCH /events'>): CalendarEvent {
  if (answer.type !== 'CALENDAR') throw new Error('a calendar’s entry became something else');
  return answer;
}

function keepEntry(queryClient: QueryClient, facilityId: string, entry: CalendarEvent) {
  queryClient.setQueriesData<CalendarEvent[]>(
    { queryKey: calendarKeys.ranges(facilityId) },
    (entries) => entries?.map((known) => (known.id === entry.id ? entry : known)),
  );
}

function showAt(
  queryClient: QueryClient,
  facilityId: string,
  event: CalendarEvent,
  time: EntryTime,
) {
  keepEntry(queryClient, facilityId, entryAt(event, time));
  return { takeBack: () => keepEntry(queryClient, facilityId, event) };
}
