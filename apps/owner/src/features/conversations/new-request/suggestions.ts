import type { RequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';

/** Suggestions from the URL: pets (ids separated by commas), clinic with one of its services, and the ended conversation to follow up. */
export type RequestSuggestions = {
  readonly pet?: string | undefined;
  readonly clinic?: string | undefined;
  readonly service?: string | undefined;
  readonly followUp?: string | undefined;
};

/** Applies suggestions to a new draft; a draft that was already started stays unchanged. */
export function withSuggestions(
  draft: RequestDraft,
  { pet, clinic, service, followUp }: RequestSuggestions,
): RequestDraft {
  if (draft.clientId) return draft;
  return {
    ...draft,
    pets: pet ? pet.split(',').filter(Boolean) : draft.pets,
    facilityId: clinic ?? draft.facilityId,
    services: service ? [service] : draft.services,
    followUpOf: followUp ?? draft.followUpOf,
  };
}
