import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { isSlotLost } from '@zampa/client/appointments/use-hold';
import type { Api } from '@zampa/client/api';
import { ApiRefusal } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCreateConsultation } from '@zampa/client/inbox/use-create-consultation';
import { meQuery, useMe } from '@zampa/client/session/use-me';
import type { Service } from '@zampa/contract/facilities/objects';
import type { VetFacility } from '@zampa/contract/people/user';
import { agreedTerms } from '@zampa/domain/payments/upfront';
import { categoryOfService, HOME_VISIT_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { RequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';

/** Query for a clinic with the services it offers its clients; null if it is not found. */
export const clinicQuery = (api: Api, id: string | null) =>
  queryOptions({
    queryKey: ['facilities', id],
    queryFn: id
      ? async ({ signal }) => {
          const [found] = await api.readFacilities({ query: { facilityId: id }, signal });
          return found ?? null;
        }
      : skipToken,
  });

/** Returns whether the server refused a service that the clinic no longer offers. */
export const isServiceUnavailable = (error: unknown): boolean =>
  error instanceof ApiRefusal && error.fields.some(({ field }) => field === 'payload.services');

/** Expiry of a hold that was lost. */
const EXPIRED = new Date(0).toISOString();

const SEND_REQUEST_KEY = ['question'] as const;

/** Returns whether the server refused a price that has changed since it was shown. */
export const isPriceChanged = (error: Error | null): boolean =>
  error instanceof ApiRefusal && error.code === 'PRICE_CHANGED';

/**
 * Mutation that sends the request, with the appointment of a visit, and shares its pets with the clinic. Resolves to
 * the conversation's id. Ignores a second press while sending.
 */
export function useSendRequest(
  clinic: VetFacility | undefined,
  service: Service | undefined,
  onChange: (changes: Partial<RequestDraft>) => void,
) {
  const [api, queryClient, createConsultation] = [
    useApi(),
    useQueryClient(),
    useCreateConsultation(),
  ];
  const { t } = useTranslation();
  const { pets } = useMe();
  const sending = useMutation({
    mutationKey: SEND_REQUEST_KEY,
    mutationFn: async (draft: RequestDraft) => {
      const { clientId, facilityId } = draft;
      if (!facilityId || !clientId || !service)
        throw new Error('an unfinished question is stopped at its step');
      const familyId = pets.find(({ id }) => draft.pets.includes(id))?.FamilyId;
      const category = categoryOfService(service.ServiceTypeId);
      const isTimed = category !== 'CONSULTATION';
      const wish = draft.letClinicChoose && draft.wish.trim();
      return createConsultation.mutateAsync({
        clientId,
        category,
        facilityId,
        pets: draft.pets,
        services: draft.services,
        note: wish
          ? `${draft.note}\n\n${t('conversations:newRequest.when.wishLine', { wish })}`.trim()
          : draft.note,
        priority: draft.priority,
        redFlags: draft.redFlags ?? [],
        photos: draft.photos,
        agreed: agreedTerms([service], !isTimed || toBooking(draft, service).time !== null),
        ...(draft.followUpOf && { followUpOf: draft.followUpOf }),
        ...(familyId && { familyId }),
        ...(isTimed && { booking: toBooking(draft, service) }),
      });
    },
    onError: async (error, { time, facilityId }) => {
      if (isServiceUnavailable(error))
        // The hold is valid only for the service it was made for.
        onChange({ services: [], time: null });
      else if (time && isSlotLost(error)) onChange({ time: { ...time, heldUntil: EXPIRED } });
      if (isServiceUnavailable(error) || isPriceChanged(error))
        await queryClient.invalidateQueries({ queryKey: clinicQuery(api, facilityId).queryKey });
    },
    onSuccess: (_id, { pets: chosen }) => {
      const unknown = chosen.some((id) => !clinic?.pets.includes(id));
      if (unknown) void queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey });
    },
  });
  // A second press can arrive before the button shows that the request is being sent.
  const mutate: typeof sending.mutate = (...parameters) => {
    if (queryClient.isMutating({ mutationKey: SEND_REQUEST_KEY }) === 0)
      sending.mutate(...parameters);
  };
  return { ...sending, mutate };
}

const toBooking = (draft: RequestDraft, { ServiceTypeId }: Service) => ({
  time: draft.letClinicChoose ? null : draft.time,
  ...(ServiceTypeId === HOME_VISIT_SERVICE_TYPE && { address: draft.address?.trim() ?? '' }),
});
