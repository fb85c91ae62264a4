import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useMe } from '@zampa/client/session/use-me';
import { type JoinedClinic, petsOfClinic } from '@zampa/client/clients/joined-clinics';
import type { User } from '@zampa/contract/people/user';
import type { Pet } from '@zampa/contract/pets/objects';
import type { RequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import { clinicQuery } from './queries.ts';
import { withAvailableChoices } from './steps.ts';
import { type RequestSuggestions, withSuggestions } from './suggestions.ts';

/**
 * Returns the draft with the URL's suggestions applied and unavailable choices dropped, and the chosen clinic with
 * its data.
 */
export function useRequestState(
  storedDraft: RequestDraft,
  suggestions: RequestSuggestions,
  clinics: readonly JoinedClinic[],
  pets: readonly Pet[],
) {
  const startedDraft = withSuggestions(storedDraft, suggestions);
  const clinicIds = clinics.map(({ id }) => id);
  const { facilityId } = withAvailableChoices(startedDraft, {
    clinics: clinicIds,
    pets: [],
    services: null,
  });
  const clinic = clinics.find(({ id }) => id === facilityId);
  const clinicPets = clinic ? petsOfClinic(clinic, pets) : pets;
  const offered = { clinics: clinicIds, pets: petsOfOneFamily(clinicPets, startedDraft.pets) };
  const place = useQuery(clinicQuery(useApi(), facilityId));
  const services = place.data?.mainServices.map(({ id }) => id) ?? null;
  const home = formatHomeAddress(useMe());
  const toAvailable = (stored: RequestDraft): RequestDraft => {
    const started = withSuggestions(stored, suggestions);
    const choices = withAvailableChoices(started, { ...offered, services });
    return { ...started, ...choices, address: started.address ?? home };
  };
  const draft = toAvailable(storedDraft);
  const service = place.data?.mainServices.find(({ id }) => draft.services.includes(id));
  return {
    draft,
    /** Applies the same suggestions and choices to a stored draft that is not shown yet. */
    toAvailable,
    service,
    clinic,
    /** Pets that may be clients of the clinic. */
    pets: clinicPets,
    /** Query for the clinic with its services. */
    place,
  };
}

/** Returns the ids of the selectable pets: all, or those in the family of the last chosen pet. */
function petsOfOneFamily(pets: readonly Pet[], chosen: readonly string[]): readonly string[] {
  const first = pets.find(({ id }) => id === chosen.at(-1));
  return pets.filter(({ FamilyId }) => !first || FamilyId === first.FamilyId).map(({ id }) => id);
}

/** Formats a person's home address as one line; empty if unknown. */
const formatHomeAddress = ({ address, postcode, city }: User): string =>
  address ? [address, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') : '';
