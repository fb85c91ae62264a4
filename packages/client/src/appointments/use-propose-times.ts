import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSendOnce } from '../api/send-once.ts';
import { useApi } from '../ClientProvider.tsx';
import { renewCalendar } from './renew-calendar.ts';

export type ProposedTimes = readonly {
  readonly start: string;
  readonly end: string;
  readonly resource: string;
}[];

/** Proposes times for a visit; sent again after a lost answer, it is proposed once. */
export function useProposeTimes(facilityId: string, visitId: string) {
  const [api, queryClient, once] = [useApi(), useQueryClient(), useSendOnce()];
  return useMutation({
    mutationFn: (times: ProposedTimes) =>
      once(times, (key) =>
        api.send('POST /events', {
          body: {
            type: 'BOT',
            parent_id: visitId,
            clientId: key,
            payload: { eventAction: 'PROPOSE_TIME', times: [...times] },
          },
          idempotencyKey: key,
        }),
      ),
    onSettled: () => renewCalendar(queryClient, facilityId),
  });
}
