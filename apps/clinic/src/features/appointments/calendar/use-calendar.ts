import { useQuery } from '@tanstack/react-query';
import { calendarQuery } from '@zampa/client/appointments/calendar-queries';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery } from '@zampa/client/facilities/queries';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import { combineQueries } from '@zampa/client/query/combine-queries';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { StaffFacility } from '@zampa/contract/people/user';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import type { Configuration } from './member-days.ts';
import { shouldShowCanceled } from './filter.ts';
import type { CalendarFilter, CalendarSearch } from './search.ts';
import { type CalendarView, type DayRange, visibleDays } from './visible-days.ts';

export type Period = {
  readonly view: CalendarView;
  readonly day: string;
  readonly days: DayRange;
  readonly today: string;
};

/** Returns the visible view and days. Small screens support only the agenda and the day view. */
export function usePeriod(
  { timezone }: StaffFacility,
  search: CalendarSearch,
  isSmall: boolean,
): Period {
  const today = wallDay(wallDate(useMinuteClock(), timezone));
  const requestedView = search.view ?? (isSmall ? 'agenda' : 'day');
  const view = isSmall && requestedView !== 'day' ? 'agenda' : requestedView;
  const day = search.day ?? today;
  return { view, day, days: visibleDays(view, day), today };
}

/** The data of the calendar. */
export type Calendar = {
  readonly events: readonly CalendarEvent[];
  readonly configuration: Configuration;
  readonly staff: readonly StaffMember[];
  /** Whether the entries of these days are still loading. */
  readonly isLoading: boolean;
};

/**
 * Loads the entries of these days, the clinic's hours and its staff. Hours and staff stay cached when the days
 * change.
 */
export function useCalendar(facilityId: string, { from, to }: DayRange, filter: CalendarFilter) {
  const api = useApi();
  const events = useQuery(calendarQuery(api, facilityId, from, to, shouldShowCanceled(filter)));
  const configuration = useQuery(configurationQuery(api, facilityId));
  const staff = useQuery(staffQuery(api, facilityId));
  const queryState = combineQueries(events, configuration, staff);
  const canLoad = !queryState.isError && queryState.fetchStatus !== 'paused';
  // Show hours and staff while other days are loading, but not if loading fails: an empty calendar would look as if
  // nothing were booked.
  const data: Calendar | undefined =
    configuration.data && staff.data && canLoad
      ? {
          events: events.data ?? [],
          configuration: configuration.data,
          staff: staff.data,
          isLoading: events.isPending,
        }
      : undefined;
  return { data, ...queryState };
}
