import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSendOnce } from '@zampa/client/api/send-once';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { conversationKeys } from '@zampa/client/conversations/keys';
import type { Conversation } from '@zampa/contract/conversations/conversation';

/** Asks anew about the same pets of the same client, with what is to be said now. */
export function useFollowUp({ id, category, payload, pets }: Conversation) {
  const [api, queryClient, once] = [useApi(), useQueryClient(), useSendOnce()];
  const { facilityId, familyId, services, priority } = payload;
  return useMutation({
    mutationFn: (note: string) =>
      once(note, (idempotencyKey) =>
        api.send('POST /events', {
          idempotencyKey,
          body: {
            type: 'HEALTH',
            category,
            payload: {
              facilityId,
              familyId,
              services,
              priority,
              source: 'APP',
              note,
              redFlags: [],
              pets: pets.map((pet) => pet.id),
              followUpOf: id,
            },
          },
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: conversationKeys.all }),
  });
}
