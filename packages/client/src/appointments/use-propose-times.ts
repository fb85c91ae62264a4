import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../ClientProvider.tsx';
import { newClientId } from '../conversations/outbox/client-id.ts';
import { renewCalendar } from './renew-calendar.ts';

export type ProposedTimes = readonly {
  readonly start: string;
  readonly end: string;
  readonly resource: string;
}[];

/** Proposes times for a visit; sent again after a lost answer, it is proposed once. */
export function useProposeTimes(facilityId: string, visitId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const names = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: (times: ProposedTimes) => {
      const content = JSON.stringify(times);
      const clientId = names.current.get(content) ?? newClientId();
      names.current.set(content, clientId);
      return api.send('POST /events', {
        body: {
          type: 'BOT',
          parent_id: visitId,
          clientId,
          payload: { eventAction: 'PROPOSE_TIME', times: [...times] },
        },
        idempotencyKey: clientId,
      });
    },
    onSettled: () => renewCalendar(queryClient, facilityId),
  });
}
