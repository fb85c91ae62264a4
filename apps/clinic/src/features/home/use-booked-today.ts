import { useQuery } from '@tanstack/react-query';
import { calendarQuery } from '@zampa/client/appointments/calendar-queries';
import { takesPlace } from '@zampa/client/appointments/takes-place';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { StaffFacility } from '@zampa/contract/people/user';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';

/** Returns how many bookings there are today, by the clinic's clocks; undefined until it is known. */
export function useBookedToday({ id, timezone }: StaffFacility): number | undefined {
  const today = wallDay(wallDate(useMinuteClock(), timezone));
  // With what was called off, as the day beside the inbox asks too: one answer serves both.
  const { data } = useQuery(calendarQuery(useApi(), id, today, today, true));
  return data?.filter(takesPlace).length;
}
