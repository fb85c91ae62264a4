import type { linkPets as call } from '@zampa/contract/clients/link-pets';
import type { Deps } from '../../../deps.ts';
import type { PersonContext } from '../../../http/context.ts';
import { publishClient } from '../../../realtime/publish-family.ts';
import { requirePetsOfFamily } from '../../pets/public.ts';
import { findClientFamily, readLinkedPets, showPets } from './visible-pets.ts';

/** Makes these pets visible to the facility. Errors: NOT_FOUND, FORBIDDEN without an active relation. */
export async function linkPets({ viewer, tx, body, now }: PersonContext<typeof call>, deps: Deps) {
  const familyId = await findClientFamily(tx, viewer, body);
  const { facilityId } = body;
  const petIds = await requirePetsOfFamily(tx, familyId, body.pets);
  await showPets(tx, { facilityId, familyId }, petIds, now);
  publishClient(deps, tx, facilityId, familyId);
  return readLinkedPets(tx, facilityId, familyId);
}
