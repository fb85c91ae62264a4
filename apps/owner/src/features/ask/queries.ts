import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useAsk } from '@zampa/client/conversations/use-ask';
import { meQuery } from '@zampa/client/session/use-me';
import type { VetFacility } from '@zampa/contract/my-data/user';
import type { AskDraft } from '@zampa/shared-screens/ask/use-ask-draft';

/** A clinic with the services it offers its clients. */
export const facility = (api: Api, id: string | null) =>
  queryOptions({
    queryKey: ['facilities', id],
    queryFn: id
      ? async ({ signal }) => {
          const [found] = await api.send('GET /facilities', { query: { facilityId: id }, signal });
          return found ?? null;
        }
      : skipToken,
  });

/** Sends the question; pets that the clinic does not know yet are shown to it first. Gives the conversation's id. */
export function useSendQuestion(clinic: VetFacility | undefined) {
  const [api, queryClient, ask] = [useApi(), useQueryClient(), useAsk()];
  return useMutation({
    mutationFn: async ({ clientId, facilityId, photos, ...question }: AskDraft) => {
      if (!facilityId || !clientId)
        throw new Error('an unfinished question is stopped at its step');
      const unknown = question.pets.filter((id) => !clinic?.pets.includes(id));
      if (unknown.length > 0) {
        await api.send('POST /users/link/pets', { body: { facilityId, pets: unknown } });
        void queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey });
      }
      return ask.mutateAsync({ ...question, clientId, facilityId, photos });
    },
  });
}
