import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../ClientProvider.tsx';
import { refreshRequest } from '../conversations/lists/refresh-lists.ts';

/** Mutation that marks a conversation's inbox items up to an event as done, for the whole clinic. */
export function useMarkInboxDone(conversationId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (seq: number) => api.markInboxDone({ body: { conversationId, seq } }),
    onSettled: () => refreshRequest(queryClient, conversationId),
  });
}
