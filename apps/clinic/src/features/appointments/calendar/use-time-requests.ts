import { useRequestCounts, useWaiting } from '@zampa/client/inbox/use-requests';

/**
 * Returns visits that want a time from the clinic, urgent and longest waiting first: those whose owner has named one,
 * and those without. Their numbers are of all that there are and leave out what the family is to choose from.
 */
export function useTimeRequests(facilityId: string) {
  const { conversations, total: _, ...query } = useWaiting({ facilityId, waiting: 'TIME' });
  const counts = useRequestCounts(facilityId);
  const toBeConfirmed = conversations.filter(
    ({ appointment }) => appointment?.payload.status === 'TO_BE_CONFIRMED',
  );
  const toBeBooked = conversations.filter((visit) => !toBeConfirmed.includes(visit));
  return {
    toBeConfirmed: { visits: toBeConfirmed, count: counts?.toBeConfirmed ?? 0 },
    toBeBooked: { visits: toBeBooked, count: counts?.toBeBooked ?? 0 },
    isEmpty: conversations.length === 0,
    query,
  };
}

export type TimeRequests = ReturnType<typeof useTimeRequests>;
