import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { dayIn, dayPlus } from '@zampa/domain/time/plain-days';
import type { OfferedTime } from '@zampa/domain/appointments/slots/offered-times';
import type { Api } from '../api.ts';
import { slotKeys } from './keys.ts';

/** Number of days loaded per page of available times. */
export const SLOT_DAYS = 14;

/** Kept short, because available times are taken quickly. */
const STALE_AFTER_MS = 30_000;

/** Source of available times: a clinic's services and pets, or the link of a booking. */
export type SlotSource = {
  readonly key: readonly unknown[];
  /** Time zone of the clinic. */
  readonly zone: string;
  /** Number of days ahead that can be booked. */
  readonly horizon: number;
  readonly read: (from: string, to: string, signal: AbortSignal) => Promise<readonly OfferedTime[]>;
};

export type SlotSearch = {
  readonly facilityId: string;
  readonly services: readonly string[];
  readonly pets: readonly string[];
};

/** Returns the source of a clinic's available times; with `bookingId`, of times to which that booking can be moved. */
export function facilitySlots(
  api: Api,
  { facilityId, services, pets }: SlotSearch,
  place: Pick<SlotSource, 'zone' | 'horizon'>,
  bookingId: string | null = null,
): SlotSource {
  const search = { facilityId, services: services.join(), pets: pets.join() };
  const query = { ...search, ...(bookingId && { bookingId }) };
  return {
    ...place,
    key: [...slotKeys.all, query],
    read: (from, to, signal) => api.readSlots({ query: { ...query, from, to }, signal }),
  };
}

/** Returns the source of times to which the booking of a signed link can be moved. */
export function linkSlots(
  api: Api,
  token: string,
  place: Pick<SlotSource, 'zone' | 'horizon'>,
): SlotSource {
  return {
    ...place,
    key: [...slotKeys.all, token],
    read: (from, to, signal) => api.readLinkSlots({ query: { token, from, to }, signal }),
  };
}

const slotsQuery = ({ key, zone, horizon, read }: SlotSource, first: string) => {
  const last = dayPlus(dayIn(new Date(), zone), horizon);
  return infiniteQueryOptions({
    queryKey: [...key, first],
    queryFn: async ({ pageParam: from, signal }) => {
      const to = dayPlus(from, SLOT_DAYS - 1);
      return { from, to, times: await read(from, to, signal) };
    },
    initialPageParam: first,
    getNextPageParam: ({ to }) => (to < last ? dayPlus(to, 1) : undefined),
    staleTime: STALE_AFTER_MS,
  });
};

/** Loads available times from a day on, page by page. */
export function useSlots(source: SlotSource, first: string) {
  const query = useInfiniteQuery(slotsQuery(source, first));
  const pages = query.data?.pages ?? [];
  return {
    ...query,
    times: pages.flatMap(({ times }) => times),
    /** Last loaded day. */
    until: pages.at(-1)?.to ?? first,
  };
}
