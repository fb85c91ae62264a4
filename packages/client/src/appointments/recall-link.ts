import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { slotKeys } from './keys.ts';
import type { SlotSource } from './slots.ts';
import { useApi } from '../ClientProvider.tsx';
import { healthKeys } from '../health/keys.ts';

/** Query for the recall behind the signed link in an e-mail; needs no session. */
export const linkedRecallQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: healthKeys.recallLink(token),
    queryFn: ({ signal }) => api.readRecallLink({ query: { token }, signal }),
  });

/** Returns the source of times at which the pets of a recall link can be booked for a service. */
export function recallSlots(
  api: Api,
  { token, serviceId }: { readonly token: string; readonly serviceId: string },
  place: Pick<SlotSource, 'zone' | 'horizon'>,
): SlotSource {
  return {
    ...place,
    key: [...slotKeys.all, token, serviceId],
    read: (from, to, signal) =>
      api.readRecallLinkSlots({ query: { token, serviceId, from, to }, signal }),
  };
}

export type RecallAction =
  | { readonly action: 'STOP' | 'RESUME' }
  | { readonly action: 'BOOK'; readonly serviceId: string; readonly start: string };

/**
 * Mutation that books a time by a recall link, or stops or resumes the recalls. After a refusal, reads the recall and
 * the times again: a second person may have booked with the same link.
 */
export function useActOnRecall(token: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (action: RecallAction) => api.actOnRecallLink({ body: { token, ...action } }),
    onSuccess: (after) => queryClient.setQueryData(healthKeys.recallLink(token), after),
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: slotKeys.all });
      void queryClient.invalidateQueries({ queryKey: healthKeys.recallLink(token) });
    },
  });
}
