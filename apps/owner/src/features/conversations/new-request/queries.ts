import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { isTimeGone } from '@zampa/client/appointments/use-hold';
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

/** Reads a clinic with the services it offers its clients. */
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

/** Tells whether the clinic has ended what was asked for while it was asked for. */
export const isServiceGone = (error: unknown): boolean =>
  error instanceof ApiRefusal && error.fields.some(({ field }) => field === 'payload.services');

/** Of a time that is not held any more. */
const OVER = new Date(0).toISOString();

const QUESTION = ['question'] as const;

/** Tells whether it costs something else than what was shown when it was sent. */
export const isPriceChanged = (error: Error | null): boolean =>
  error instanceof ApiRefusal && error.code === 'PRICE_CHANGED';

/** Sends the question, a visit with its time, which shows its pets to the clinic. Gives the conversation's id. */
export function useSendQuestion(
  clinic: VetFacility | undefined,
  service: Service | undefined,
  onChange: (changes: Partial<RequestDraft>) => void,
) {
  const [api, queryClient, ask] = [useApi(), useQueryClient(), useCreateConsultation()];
  const { t } = useTranslation();
  const { pets } = useMe();
  const question = useMutation({
    mutationKey: QUESTION,
    mutationFn: async (draft: RequestDraft) => {
      const { clientId, facilityId } = draft;
      if (!facilityId || !clientId || !service)
        throw new Error('an unfinished question is stopped at its step');
      const familyId = pets.find(({ id }) => draft.pets.includes(id))?.FamilyId;
      const category = categoryOfService(service.ServiceTypeId);
      const isTimed = category !== 'CONSULTATION';
      const wish = draft.letClinicChoose && draft.wish.trim();
      return ask.mutateAsync({
        clientId,
        category,
        facilityId,
        pets: draft.pets,
        services: draft.services,
        note: wish
          ? `${draft.note}\n\n${t('conversations-new:when.wishLine', { wish })}`.trim()
          : draft.note,
        priority: draft.priority,
        redFlags: draft.redFlags ?? [],
        photos: draft.photos,
        agreed: agreedTerms([service], isTimed && bookingOf(draft, service).time !== null),
        ...(draft.followUpOf && { followUpOf: draft.followUpOf }),
        ...(familyId && { familyId }),
        ...(isTimed && { booking: bookingOf(draft, service) }),
      });
    },
    onError: async (error, { time, facilityId }) => {
      if (isServiceGone(error))
        // A time is held for what it was chosen for.
        onChange({ services: [], time: null });
      else if (time && isTimeGone(error)) onChange({ time: { ...time, heldUntil: OVER } });
      if (isServiceGone(error) || isPriceChanged(error))
        await queryClient.invalidateQueries({ queryKey: facility(api, facilityId).queryKey });
    },
    onSuccess: (_id, { pets: chosen }) => {
      const unknown = chosen.some((id) => !clinic?.pets.includes(id));
      if (unknown) void queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey });
    },
  });
  // A second press can come before the button shows that the first is on its way.
  const mutate: typeof question.mutate = (...press) => {
    if (queryClient.isMutating({ mutationKey: QUESTION }) === 0) question.mutate(...press);
  };
  return { ...question, mutate };
}

const bookingOf = (draft: RequestDraft, { ServiceTypeId }: Service) => ({
  time: draft.letClinicChoose ? null : draft.time,
  ...(ServiceTypeId === HOME_VISIT_SERVICE_TYPE && { address: draft.address?.trim() ?? '' }),
});
