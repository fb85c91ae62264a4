import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useMe } from '@zampa/client/session/use-me';
import { type JoinedClinic, petsOfClinic } from '@zampa/client/clients/joined-clinics';
import type { User } from '@zampa/contract/people/user';
import type { Pet } from '@zampa/contract/pets/objects';
import type { RequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import { facility } from './queries.ts';
import { settle } from './steps.ts';

/** Where the way here came from: a pet's card (or several pets), a clinic, an ended conversation. */
export type Arrival = {
  readonly pet?: string | undefined;
  readonly clinic?: string | undefined;
  readonly followUp?: string | undefined;
};

/** Returns the draft with what the way here suggests, as far as it is still there, and the clinic it is for. */
export function useQuestion(
  kept: RequestDraft,
  arrival: Arrival,
  clinics: readonly JoinedClinic[],
  pets: readonly Pet[],
) {
  const begun = withArrival(kept, arrival);
  const clinicIds = clinics.map(({ id }) => id);
  const { facilityId } = settle(begun, { clinics: clinicIds, pets: [], services: null });
  const clinic = clinics.find(({ id }) => id === facilityId);
  const clinicPets = clinic ? petsOfClinic(clinic, pets) : pets;
  const offered = { clinics: clinicIds, pets: petsOfOneFamily(clinicPets, begun.pets) };
  const place = useQuery(facility(useApi(), facilityId));
  const services = place.data?.mainServices.map(({ id }) => id) ?? null;
  const settled: RequestDraft = { ...begun, ...settle(begun, { ...offered, services }) };
  const service = place.data?.mainServices.find(({ id }) => settled.services.includes(id));
  const home = homeOf(useMe());
  return {
    draft: { ...settled, address: settled.address ?? home },
    service,
    clinic,
    /** The pets that can go there. */
    pets: clinicPets,
    /** The clinic with its services, as it comes. */
    place,
  };
}

/** What may still be chosen: everything, or the pets of the family whose pet is chosen already. */
function petsOfOneFamily(pets: readonly Pet[], chosen: readonly string[]): readonly string[] {
  const first = pets.find(({ id }) => id === chosen.at(-1));
  return pets.filter(({ FamilyId }) => !first || FamilyId === first.FamilyId).map(({ id }) => id);
}

/** Where a person lives, as one line; empty where their data does not say. */
const homeOf = ({ address, postcode, city }: User): string =>
  address ? [address, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') : '';

/** What was begun stays as it was; only a new question takes up a suggestion. */
function withArrival(draft: RequestDraft, { pet, clinic, followUp }: Arrival): RequestDraft {
  if (draft.clientId) return draft;
  return {
    ...draft,
    pets: pet ? pet.split(',') : draft.pets,
    facilityId: clinic ?? draft.facilityId,
    followUpOf: followUp ?? draft.followUpOf,
  };
}
