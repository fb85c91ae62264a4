import { DAY_MINUTES } from '@zampa/domain/time/durations';
import { queryOptions } from '@tanstack/react-query';
import { wallAt, wallDay } from '@zampa/domain/time/wall-day';
import type { Api } from '../api.ts';
import { expandCalendar } from './expand-calendar.ts';
import { calendarKeys } from '../conversations/calendar-keys.ts';

/**
 * Query for a facility's calendar entries between two days, both inclusive.
 *
 * @param calledOff whether canceled and missed bookings are included
 */
export const calendarQuery = (
  api: Api,
  facilityId: string,
  from: string,
  to: string,
  calledOff = false,
) =>
  queryOptions({
    queryKey: calendarKeys.range(facilityId, from, to, calledOff),
    queryFn: ({ signal }) =>
      readEntries(api, { facilityId, from, to, ...(calledOff && { calledOff }) }, signal),
  });

const YEAR_DAYS = 365;
/** Query for the calendar entries of a team member and of the whole facility, for one year from a day. */
export const memberBookingsQuery = (
  api: Api,
  facilityId: string,
  assigneeId: string,
  from: string,
) =>
  queryOptions({
    queryKey: calendarKeys.ofMember(facilityId, assigneeId, from),
    queryFn: ({ signal }) => {
      const to = wallDay(wallAt(from, YEAR_DAYS * DAY_MINUTES));
      return readEntries(api, { facilityId, assigneeId, from, to }, signal);
    },
  });

type Period = {
  readonly facilityId: string;
  readonly from: string;
  readonly to: string;
  readonly assigneeId?: string;
  readonly calledOff?: boolean;
};

async function readEntries(api: Api, period: Period, signal: AbortSignal) {
  const query = { ...period, view: 'summary' } as const;
  return expandCalendar(await api.readCalendar({ query, signal }), period.facilityId);
}

export type SlotsFilter = {
  readonly facilityId: string;
  readonly services: readonly string[];
  readonly pets: readonly string[];
  /** Absent for any team member. */
  readonly assigneeId?: string;
  /** Duration, if it differs from that of the services. */
  readonly minutes?: number;
  /** Days in the facility's time zone, both inclusive. */
  readonly from: string;
  readonly to: string;
};

/** Query for the available times for services and pets. */
export const slotsQuery = (api: Api, filter: SlotsFilter) =>
  queryOptions({
    queryKey: [...calendarKeys.of(filter.facilityId), 'slots', filter],
    queryFn: ({ signal }) => {
      const { services, pets, assigneeId, ...rest } = filter;
      return api.readSlots({
        query: {
          ...rest,
          services: services.join(','),
          ...(pets.length > 0 && { pets: pets.join(',') }),
          ...(assigneeId && { assigneeId }),
        },
        signal,
      });
    },
    enabled: filter.services.length > 0,
    // Kept short: a slot taken in the meantime is the most frequent refusal.
    staleTime: 15_000,
  });
