import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSendOnce } from '@zampa/client/api/send-once';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { conversationKeys } from '@zampa/client/conversations/keys';
import { configurationQuery } from '@zampa/client/facilities/queries';
import { CONSULTATION_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { ClientCardProps } from '../lists/card-props.ts';

/** The content of a new conversation. */
export type FirstMessage = { readonly pets: readonly string[]; readonly note: string };

/** Returns mutations that open the latest conversation with a client or start a new one, and then navigate to it. */
export function useWriteToClient({ client }: ClientCardProps) {
  const facility = useFacility();
  const [api, queryClient, navigate] = [useApi(), useQueryClient(), useNavigate()];
  const once = useSendOnce();
  const configuration = useQuery(configurationQuery(api, facility.id));
  const service = configuration.data?.services.find(
    ({ ServiceTypeId }) => ServiceTypeId === CONSULTATION_SERVICE_TYPE,
  );
  const openConversation = (id: string, isNew: boolean) =>
    void navigate({
      to: '/workspace/requests',
      search: { ...(!isNew && { list: 'in-progress' }), conversation: id },
    });

  const openLatest = useMutation({
    mutationFn: () =>
      api.searchRequests({
        query: { view: 'summary', facilityId: facility.id, limit: 1 },
        body: { payload: { families: [client.FamilyId], status: ['NEW', 'OPEN'] } },
      }),
    onSuccess: ({ items: [latest] }) => {
      if (latest?.type === 'HEALTH') openConversation(latest.id, latest.status === 'NEW');
    },
  });
  const begin = useMutation({
    mutationFn: ({ pets, note }: FirstMessage) =>
      once([pets, note], (idempotencyKey) =>
        api.createEvent({
          idempotencyKey,
          body: {
            type: 'HEALTH',
            category: 'CONSULTATION',
            payload: {
              facilityId: facility.id,
              familyId: client.FamilyId,
              pets: [...pets],
              services: service ? [service.id] : [],
              note,
              source: 'APP',
              priority: 'MEDIUM',
              redFlags: [],
            },
          },
        }),
      ),
    onSuccess: ({ id }) => openConversation(id, true),
    onSettled: () => queryClient.invalidateQueries({ queryKey: conversationKeys.all }),
  });
  return { openLatest, begin };
}
