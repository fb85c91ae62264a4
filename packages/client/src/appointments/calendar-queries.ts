import { DAY_MINUTES } from '@zampa/domain/time/durations';
import { queryOptions } from '@tanstack/react-query';
import { wallAt, wallDay } from '@zampa/domain/time/wall-day';
import type { Api } from '../api.ts';
import { calendarKeys } from './calendar-keys.ts';

/**
 * Reads what stands in a facility's calendar on these days, both included: what is seen and nothing more is asked for.
 *
 * @param calledOff also bookings that were called off or missed
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
      api.send('GET /calendar', {
        query: { facilityId, from, to, ...(calledOff && { calledOff }) },
        signal,
      }),
  });

const A_YEAR = 365;
/** Reads what stands in the calendar of one member of a facility, and of everybody, for a year from a day on. */
export const bookingsOfMemberQuery = (
  api: Api,
  facilityId: string,
  assigneeId: string,
  from: string,
) =>
  queryOptions({
    queryKey: calendarKeys.ofMember(facilityId, assigneeId, from),
    queryFn: ({ signal }) =>
      api.send('GET /calendar', {
        query: { facilityId, assigneeId, from, to: wallDay(wallAt(from, A_YEAR * DAY_MINUTES)) },
        signal,
      }),
  });

export type SlotsFilter = {
  readonly facilityId: string;
  readonly services: readonly string[];
  readonly pets: readonly string[];
  /** Of anybody where it is left out. */
  readonly assigneeId?: string;
  /** How long it is to take, where that is not as long as the services do. */
  readonly minutes?: number;
  /** Days of the facility, both included. */
  readonly from: string;
  readonly to: string;
};

/** Reads the free times for these services and animals. */
export const slotsQuery = (api: Api, wanted: SlotsFilter) =>
  queryOptions({
    queryKey: [...calendarKeys.of(wanted.facilityId), 'slots', wanted],
    queryFn: ({ signal }) => {
      const { services, pets, assigneeId, ...rest } = wanted;
      return api.send('GET /facilities/slots', {
        query: {
          ...rest,
          services: services.join(','),
          ...(pets.length > 0 && { pets: pets.join(',') }),
          ...(assigneeId && { assigneeId }),
        },
        signal,
      });
    },
    enabled: wanted.services.length > 0,
    // A time that somebody took meanwhile is the commonest of refusals.
    staleTime: 15_000,
  });
