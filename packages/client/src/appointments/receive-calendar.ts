import type { QueryClient } from '@tanstack/react-query';
import type { CalendarMessage } from '@zampa/contract/socket';
import { facilityKeys } from '../facilities/queries.ts';
import { refreshQueries } from '../realtime/refetch-after-in-flight.ts';
import { conversationKeys } from '../conversations/keys.ts';
import { calendarKeys } from './calendar-keys.ts';

/**
 * Handles a socket message about a calendar: refreshes the calendar, the facility's hours if they may have
 * changed, and the inbox if other bookings have to be moved. Visible queries are refetched immediately, others
 * when they are next shown.
 */
export function receiveCalendar(
  client: QueryClient,
  { facilityId, opening, toMove = false }: CalendarMessage,
): void {
  refreshQueries(client, calendarKeys.of(facilityId));
  if (opening) refreshQueries(client, facilityKeys.configuration(facilityId));
  if (toMove)
    for (const key of [conversationKeys.waiting, conversationKeys.waitingParts])
      refreshQueries(client, [...key, 'inbox']);
}
