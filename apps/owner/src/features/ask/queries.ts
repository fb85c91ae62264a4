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

const QUESTION = ['question'] as const;

/** Sends the question; pets that the clinic does not know yet are shown to it first. Gives the conversation's id. */
export function useSendQuestion(clinic: VetFacility | undefined) {
  const [api, queryClient, ask] = [useApi(), useQueryClient(), useAsk()];
  const question = useMutation({
    mutationKey: QUESTION,
    mutationFn: async ({ clientId, facilityId, photos, ...rest }: AskDraft) => {
      if (!facilityId || !clientId)
        throw new Error('an unfinished question is stopped at its step');
      const unknown = rest.pets.filter((id) => !clinic?.pets.includes(id));
      if (unknown.length > 0) {
        await api.send('POST /users/link/pets', { body: { facilityId, pets: unknown } });
        void queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey });
      }
      return ask.mutateAsync({ ...rest, clientId, facilityId, photos });
    },
  });
  // A second press can come before the button shows that the first is on its way.
  const mutate: typeof question.mutate = (...press) => {
    if (queryClient.isMutating({ mutationKey: QUESTION }) === 0) question.mutate(...press);
  };
  return { ...question, mutate };
}
