import type { linkPets as call } from '@zampa/contract/clients/link-pets';
import { refusalOfContact } from '@zampa/domain/clients/relationship';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { publishClient } from '../../../realtime/publish-family.ts';
import { lockRelation } from './relations.ts';
import { linkToFacility, requirePetsOfFamily } from '../../pets/public.ts';
import { clientFamily, petsLinkedTo } from './visible-pets.ts';

/** The facility may see these pets of the family from now on. Refusals: NOT_FOUND, FORBIDDEN without a relation. */
export async function linkPets({ viewer, tx, body, now }: PersonContext<typeof call>, deps: Deps) {
  const familyId = await clientFamily(tx, viewer, body);
  const relation = await lockRelation(tx, body.facilityId, familyId);
  const refusal = refusalOfContact(relation?.status, 'owner');
  if (refusal) throw new Refusal(refusal);
  const petIds = await requirePetsOfFamily(tx, familyId, body.pets);
  await linkToFacility(tx, body.facilityId, petIds, now);
  publishClient(deps, tx, body.facilityId, familyId);
  return petsLinkedTo(tx, body.facilityId, familyId);
}
