import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShareSection } from '@zampa/domain/health/share-links';
import type { Api } from '../api.ts';
import { useSendOnce } from '../api/send-once.ts';
import { useApi } from '../ClientProvider.tsx';

/** The most links of a pet that are listed. */
const SHARES_SHOWN = 50;

/** Query for the share links of a pet, newest first. Their addresses are returned only on creation. */
export const sharesQuery = (api: Api, PetId: string) =>
  queryOptions({
    queryKey: ['pets', 'shares', PetId],
    queryFn: async ({ signal }) =>
      (await api.readShares({ query: { PetId, limit: SHARES_SHOWN }, signal })).items,
  });

/** The sections of a new share link, and its days. */
export type NewShare = { readonly days: number; readonly sections: readonly ShareSection[] };

/** Mutation that creates a share link of a pet and returns its address; a double press creates one. */
export function useCreateShare(PetId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const once = useSendOnce();
  return useMutation({
    mutationFn: (share: NewShare) =>
      once(share, (idempotencyKey) =>
        api.createShare({ body: { PetId, ...share }, idempotencyKey }),
      ),
    onSettled: () => void queryClient.invalidateQueries(sharesQuery(api, PetId)),
  });
}

/** Mutation that withdraws a share link; its page then says that the link does not work. */
export function useWithdrawShare(PetId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (id: string) => api.deleteShare({ query: { id } }),
    onSettled: () => queryClient.invalidateQueries(sharesQuery(api, PetId)),
  });
}
