import { useRequestCounts, useWaiting } from '@zampa/client/inbox/use-requests';

/**
 * Returns the visits that need a time from the clinic, urgent and oldest first: visits with a requested time, and
 * visits without a time. The counts cover all pages and exclude visits with an open proposal.
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
