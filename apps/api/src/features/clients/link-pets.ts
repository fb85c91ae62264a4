import type { linkPets as call } from '@zampa/contract/clients/link-pets';
import { refusalOfContact } from '@zampa/domain/clients/relationship';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ForPerson } from '../../platform/served.ts';
import { announceClient } from '../../records/announce-family.ts';
import { lockRelation } from '../../records/clients.ts';
import { linkToFacility, requirePetsOfFamily } from '../../records/pets.ts';
import { clientFamily, linkedPets } from './visible-pets.ts';

/** The facility may see these pets of the family from now on. Refusals: NOT_FOUND, FORBIDDEN without a relation. */
export async function linkPets({ viewer, tx, body, now }: ForPerson<typeof call>, deps: Deps) {
  const familyId = await clientFamily(tx, viewer, body);
  const relation = await lockRelation(tx, body.facilityId, familyId);
  const refusal = refusalOfContact(relation?.status, 'owner');
  if (refusal) throw new Refusal(refusal);
  const petIds = await requirePetsOfFamily(tx, familyId, body.pets);
  await linkToFacility(tx, body.facilityId, petIds, now);
  announceClient(deps, tx, body.facilityId, familyId);
  return linkedPets(tx, body.facilityId, familyId);
}
