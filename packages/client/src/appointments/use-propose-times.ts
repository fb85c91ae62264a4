import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSendOnce } from '../api/send-once.ts';
import { useApi } from '../ClientProvider.tsx';
import { refreshCalendar } from './refresh-calendar.ts';

export type ProposedTimes = readonly {
  readonly start: string;
  readonly end: string;
  readonly resource: string;
}[];

/** Mutation that proposes times for a visit, with an idempotency key for retries. */
export function useProposeTimes(facilityId: string, visitId: string) {
  const [api, queryClient, once] = [useApi(), useQueryClient(), useSendOnce()];
  return useMutation({
    mutationFn: (times: ProposedTimes) =>
      once(times, (key) =>
        api.createEvent({
          body: {
            type: 'BOT',
            parent_id: visitId,
            clientId: key,
            payload: { eventAction: 'PROPOSE_TIME', times: [...times] },
          },
          idempotencyKey: key,
        }),
      ),
    onSettled: () => refreshCalendar(queryClient, facilityId),
  });
}
