import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { CallAnswer } from '../api/call-types.ts';
import { useApi } from '../ClientProvider.tsx';
import { calendarKeys } from '../conversations/calendar-keys.ts';
import { refreshCalendar } from './refresh-calendar.ts';

/** New time of an entry (ISO instants) and its team member. */
export type EntryTime = {
  readonly start: string;
  readonly end: string;
  readonly resource: string | null;
};

export type Move = {
  readonly event: CalendarEvent;
  readonly time: EntryTime;
  /** Whether to notify the client immediately; absent if there is nothing to notify about. */
  readonly tellClient?: boolean;
};

/**
 * Mutation that moves a calendar entry: optimistic update, rolled back on refusal. Refused if the entry has changed
 * since it was read.
 */
export function useMoveEntry(facilityId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: async ({ event, time, tellClient: shouldNotify }: Move) =>
      toCalendarEntry(
        await api.updateEvent({
          query: { id: event.id },
          body: {
            payload: {
              event: time,
              ...(shouldNotify !== undefined && { tellClient: shouldNotify }),
            },
          },
          ifMatch: event.dateUpdated,
        }),
      ),
    onMutate: ({ event, time }) => showOptimistically(queryClient, facilityId, event, time),
    onSuccess: (changed) => cacheEntry(queryClient, facilityId, changed),
    onError: (_error, _move, before) => before?.rollBack(),
    onSettled: () => refreshCalendar(queryClient, facilityId),
  });
}

/** Returns the calendar entry with its time replaced. */
export function withEntryTime(event: CalendarEvent, time: EntryTime): CalendarEvent {
  const { payload } = event;
  return { ...event, payload: { ...payload, event: { ...payload.event, ...time } } };
}

function toCalendarEntry(answer: CallAnswer<'updateEvent'>): CalendarEvent {
  if (answer.type !== 'CALENDAR') throw new Error('the response is not a calendar entry');
  return answer;
}

function cacheEntry(queryClient: QueryClient, facilityId: string, entry: CalendarEvent) {
  queryClient.setQueriesData<CalendarEvent[]>(
    { queryKey: calendarKeys.ranges(facilityId) },
    (entries) => entries?.map((each) => (each.id === entry.id ? entry : each)),
  );
}

function showOptimistically(
  queryClient: QueryClient,
  facilityId: string,
  event: CalendarEvent,
  time: EntryTime,
) {
  cacheEntry(queryClient, facilityId, withEntryTime(event, time));
  return { rollBack: () => cacheEntry(queryClient, facilityId, event) };
}
