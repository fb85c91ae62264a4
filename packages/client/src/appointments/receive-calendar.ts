import type { QueryClient } from '@tanstack/react-query';
import type { CalendarMessage } from '@zampa/contract/socket';
import { renew } from '../realtime/refetch-after-in-flight.ts';
import { calendarKeys } from './calendar-keys.ts';

/**
 * Renews a calendar that changed: what is on screen of it is asked for again at once, the rest when it is next seen.
 */
export function receiveCalendar(client: QueryClient, { facilityId }: CalendarMessage): void {
  renew(client, calendarKeys.of(facilityId));
}
