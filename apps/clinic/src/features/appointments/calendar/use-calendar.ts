import { useQuery } from '@tanstack/react-query';
import { calendarQuery } from '@zampa/client/appointments/calendar-queries';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery } from '@zampa/client/facilities/queries';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import { askedTogether } from '@zampa/client/query/asked-together';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { StaffFacility } from '@zampa/contract/people/user';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import type { Configuration } from './member-days.ts';
import { seesCalledOff } from './filter.ts';
import type { CalendarFilter, CalendarSearch } from './search.ts';
import { type CalendarView, type Days, visibleDays } from './visible-days.ts';

export type Period = {
  readonly view: CalendarView;
  readonly day: string;
  readonly days: Days;
  readonly today: string;
};

/** Returns what part of the calendar is on screen. A phone has no room for a week of hours, nor for a month. */
export function usePeriod(
  { timezone }: StaffFacility,
  search: CalendarSearch,
  isSmall: boolean,
): Period {
  const today = wallDay(wallDate(useMinuteClock(), timezone));
  const wanted = search.view ?? (isSmall ? 'agenda' : 'day');
  const view = isSmall && wanted !== 'day' ? 'agenda' : wanted;
  const day = search.day ?? today;
  return { view, day, days: visibleDays(view, day), today };
}

/** All that a calendar is made of. */
export type Calendar = {
  readonly events: readonly CalendarEvent[];
  readonly configuration: Configuration;
  readonly staff: readonly StaffMember[];
  /** The bookings of these days are still on their way. */
  readonly isLoading: boolean;
};

/** Returns what stands in these days; hours and staff are asked for once and stay while one goes from day to day. */
export function useCalendar(facilityId: string, { from, to }: Days, filter: CalendarFilter) {
  const api = useApi();
  const events = useQuery(calendarQuery(api, facilityId, from, to, seesCalledOff(filter)));
  const configuration = useQuery(configurationQuery(api, facilityId));
  const staff = useQuery(staffQuery(api, facilityId));
  const asked = askedTogether(events, configuration, staff);
  const mayCome = !asked.isError && asked.fetchStatus !== 'paused';
  // Hours and people stay while the bookings of other days come; where those do not come, it would look as if nobody had booked.
  const data: Calendar | undefined =
    configuration.data && staff.data && mayCome
      ? {
          events: events.data ?? [],
          configuration: configuration.data,
          staff: staff.data,
          isLoading: events.isPending,
        }
      : undefined;
  return { data, ...asked };
}
