import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../ClientProvider.tsx';
import { renewRequest } from '../inbox/change-request.ts';

/** Marks as paid what the staff were given in cash, for good. */
export function useMarkPaid(id: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: () => api.send('PATCH /payment', { query: { eventId: id } }),
    onSuccess: () => renewRequest(queryClient, id),
  });
}
