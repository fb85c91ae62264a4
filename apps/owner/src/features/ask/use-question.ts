import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { VetFacility } from '@zampa/contract/my-data/user';
import type { Pet } from '@zampa/contract/pets/objects';
import type { AskDraft } from '@zampa/shared-screens/ask/use-ask-draft';
import { facility } from './queries.ts';
import { settle } from './steps.ts';

/** Where the way here came from: a pet's card, a clinic. */
export type Arrival = { readonly pet?: string | undefined; readonly clinic?: string | undefined };

/** The draft with what the way here suggests, as far as it is still there, and the clinic it is for. */
export function useQuestion(
  kept: AskDraft,
  arrival: Arrival,
  clinics: readonly VetFacility[],
  pets: readonly Pet[],
) {
  const begun = withArrival(kept, arrival);
  const offered = { clinics: clinics.map(({ id }) => id), pets: pets.map(({ id }) => id) };
  const { facilityId } = settle(begun, { ...offered, services: null });
  const place = useQuery(facility(useApi(), facilityId));
  const services = place.data?.mainServices.map(({ id }) => id) ?? null;
  return {
    draft: { ...begun, ...settle(begun, { ...offered, services }) },
    clinic: clinics.find(({ id }) => id === facilityId),
    /** The clinic with its services, as it comes. */
    place,
  };
}

/** What was begun stays as it was; only a new question takes up a suggestion. */
function withArrival(draft: AskDraft, { pet, clinic }: Arrival): AskDraft {
  if (draft.clientId) return draft;
  return { ...draft, pets: pet ? [pet] : draft.pets, facilityId: clinic ?? draft.facilityId };
}
