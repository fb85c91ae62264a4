import type { QueryClient } from '@tanstack/react-query';
import type { CalendarMessage } from '@zampa/contract/socket';
import { facilityKeys } from '../facilities/queries.ts';
import { renew } from '../realtime/refetch-after-in-flight.ts';
import { calendarKeys } from './calendar-keys.ts';

/**
 * Renews a calendar that changed, and by what it is closed where that may have changed too: what is on screen of it is
 * asked for again at once, the rest when it is next seen.
 */
export function receiveCalendar(
  client: QueryClient,
  { facilityId, opening }: CalendarMessage,
): void {
  renew(client, calendarKeys.of(facilityId));
  if (opening) renew(client, facilityKeys.configuration(facilityId));
}
