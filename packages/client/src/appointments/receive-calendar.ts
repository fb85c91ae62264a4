import { calendarKeys } from '../conversations/calendar-keys.ts';
import { refreshQueries } from '../query/refetch-after-in-flight.ts';
import type { CreateReceiver } from '../realtime/receiver.ts';

/**
 * Handles socket messages that change a facility's calendar: its bookings, the clients and pets that they show, and the staff.
 * Visible queries are refetched immediately, others when they are next shown.
 */
export const createCalendarReceiver: CreateReceiver = ({ queryClient }) => {
  const refresh = ({ facilityId }: { readonly facilityId: string }) =>
    refreshQueries(queryClient, calendarKeys.of(facilityId));
  return {
    messages: { calendar: refresh, client: refresh, staff: refresh },
    reconnect: () => refreshQueries(queryClient, calendarKeys.all),
  };
};
