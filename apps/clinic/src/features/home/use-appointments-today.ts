import { useQuery } from '@tanstack/react-query';
import { calendarQuery } from '@zampa/client/appointments/calendar-queries';
import { isActiveBooking } from '@zampa/client/appointments/is-active-booking';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { StaffFacility } from '@zampa/contract/people/user';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';

/** Returns the number of appointments today in the clinic's time zone; undefined while loading. */
export function useAppointmentsToday({ id, timezone }: StaffFacility): number | undefined {
  const today = wallDay(wallDate(useMinuteClock(), timezone));
  // Includes canceled appointments, so that the query is shared with the day view beside the inbox.
  const { data } = useQuery(calendarQuery(useApi(), id, today, today, true));
  return data?.filter(isActiveBooking).length;
}
