import type { linkPets as call } from '@zampa/contract/clients/link-pets';
import type { Deps } from '../../../deps.ts';
import type { PersonContext } from '../../../http/context.ts';
import { publishClient } from '../../../realtime/publish-family.ts';
import { requirePetsOfFamily } from '../../pets/public.ts';
import { clientFamily, petsLinkedTo, showPets } from './visible-pets.ts';

/** Lets the facility see these pets of the family from now on. Refusals: NOT_FOUND, FORBIDDEN without a relation. */
export async function linkPets({ viewer, tx, body, now }: PersonContext<typeof call>, deps: Deps) {
  const familyId = await clientFamily(tx, viewer, body);
  const { facilityId } = body;
  const petIds = await requirePetsOfFamily(tx, familyId, body.pets);
  await showPets(tx, { facilityId, familyId }, petIds, now);
  publishClient(deps, tx, facilityId, familyId);
  return petsLinkedTo(tx, facilityId, familyId);
}
