import { useQuery } from '@tanstack/react-query';
import { calendarQuery } from '@zampa/client/appointments/calendar-queries';
import { isActiveBooking } from '@zampa/client/appointments/is-active-booking';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { StaffFacility } from '@zampa/contract/people/user';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';

/** Appointments of today in the clinic's time zone. */
export type AppointmentsToday = {
  readonly count: number;
  /** Start of the next one; undefined if none follows. */
  readonly next: Date | undefined;
};

/** Returns the number of appointments today and the start of the next one; undefined while loading. */
export function useAppointmentsToday({
  id,
  timezone,
}: StaffFacility): AppointmentsToday | undefined {
  const now = useMinuteClock();
  const today = wallDay(wallDate(now, timezone));
  // Includes canceled appointments, so that the query is shared with the day view beside the inbox.
  const { data } = useQuery(calendarQuery(useApi(), id, today, today, true));
  if (!data) return undefined;
  const active = data.filter(isActiveBooking);
  const next = active
    .flatMap(({ payload }) => payload.event.start ?? [])
    .toSorted()
    .find((start) => new Date(start) > now);
  return { count: active.length, next: next === undefined ? undefined : new Date(next) };
}
