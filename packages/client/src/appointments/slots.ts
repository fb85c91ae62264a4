import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { dayIn, dayPlus } from '@zampa/domain/time/plain-days';
import type { OfferedTime } from '@zampa/domain/appointments/slots/offered-times';
import type { Api } from '../api.ts';
import { slotKeys } from './keys.ts';

/** So many days are asked for at a time; more come as one goes on. */
export const SLOT_DAYS = 14;

/** Free times go fast. */
const FRESH_MS = 30_000;

/** Where free times come from: a clinic for some services and pets, or the link of a booking. */
export type SlotSource = {
  readonly key: readonly unknown[];
  /** That of the clinic, whose days these are. */
  readonly zone: string;
  /** So many days ahead may be booked. */
  readonly horizon: number;
  readonly read: (from: string, to: string, signal: AbortSignal) => Promise<readonly OfferedTime[]>;
};

export type SlotSearch = {
  readonly facilityId: string;
  readonly services: readonly string[];
  readonly pets: readonly string[];
};

/** Returns the free times of a clinic; those for a booking that is to be moved there. */
export function facilitySlots(
  api: Api,
  { facilityId, services, pets }: SlotSearch,
  place: Pick<SlotSource, 'zone' | 'horizon'>,
  bookingId: string | null = null,
): SlotSource {
  const question = { facilityId, services: services.join(), pets: pets.join() };
  const query = { ...question, ...(bookingId && { bookingId }) };
  return {
    ...place,
    key: [...slotKeys.all, query],
    read: (from, to, signal) =>
      api.send('GET /facilities/slots', { query: { ...query, from, to }, signal }),
  };
}

/** Returns the free times to which the booking of a signed link can be moved. */
export function linkSlots(
  api: Api,
  token: string,
  place: Pick<SlotSource, 'zone' | 'horizon'>,
): SlotSource {
  return {
    ...place,
    key: [...slotKeys.all, token],
    read: (from, to, signal) =>
      api.send('GET /appointments/link/slots', { query: { token, from, to }, signal }),
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
    staleTime: FRESH_MS,
  });
};

/** Returns free times from a day on, page by page. */
export function useSlots(source: SlotSource, first: string) {
  const query = useInfiniteQuery(slotsQuery(source, first));
  const pages = query.data?.pages ?? [];
  return {
    ...query,
    times: pages.flatMap(({ times }) => times),
    /** The last day that is known. */
    until: pages.at(-1)?.to ?? first,
  };
}
