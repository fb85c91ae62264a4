import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSendOnce } from '@zampa/client/api/send-once';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { conversationKeys } from '@zampa/client/conversations/keys';
import type { Conversation } from '@zampa/contract/conversations/conversation';

/** Returns a mutation that creates a request about the same pets of the same client, with a new message. */
export function useCreateFollowUp({ id, category, payload, pets }: Conversation) {
  const [api, queryClient, sendOnce] = [useApi(), useQueryClient(), useSendOnce()];
  const { facilityId, familyId, services, priority } = payload;
  return useMutation({
    mutationFn: (note: string) =>
      sendOnce(note, (idempotencyKey) =>
        api.createEvent({
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
