import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../ClientProvider.tsx';
import { renewRequest } from './change-request.ts';

/** Marks what waits in a conversation up to an event as done, for the whole clinic. */
export function useMarkInboxDone(conversationId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (seq: number) => api.send('PUT /inbox/done', { body: { conversationId, seq } }),
    onSettled: () => renewRequest(queryClient, conversationId),
  });
}
