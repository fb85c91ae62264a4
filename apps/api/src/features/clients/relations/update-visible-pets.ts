import type { AnswerOf, BodyOf } from '@zampa/contract/call';
import type { updateVisiblePets as call } from '@zampa/contract/clients/update-visible-pets';
import { pets } from '@zampa/db/schema/pets';
import type { Viewer } from '@zampa/domain/people/relation';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { publishClient } from '../../../realtime/publish-family.ts';
import { hidePets, readLinkedPets, requireFamilyAdmin, showPets } from './visible-pets.ts';

type Change = BodyOf<typeof call>['changes'][number];

/**
 * Changes which pets facilities can see. Each family decides for its own pets. Errors: NOT_FOUND for a pet whose
 * family is not a client there, FORBIDDEN unless the caller is an admin of the family and the relation is active.
 */
export async function updateVisiblePets(
  { viewer, tx, body, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<AnswerOf<typeof call>> {
  const answer: AnswerOf<typeof call> = [];
  // Ordered by facility, so that parallel calls do not deadlock.
  const changes = body.changes.toSorted((one, other) =>
    one.facilityId < other.facilityId ? -1 : 1,
  );
  for (const change of changes) {
    const { facilityId } = change;
    for (const { familyId, link, unlink } of await changesByFamily(tx, viewer, change)) {
      requireFamilyAdmin(viewer, familyId);
      if (link.length > 0) await showPets(tx, { facilityId, familyId }, link, now);
      if (unlink.length > 0) await hidePets(tx, facilityId, unlink);
      publishClient(deps, tx, facilityId, familyId);
      answer.push({ ...(await readLinkedPets(tx, facilityId, familyId)), FamilyId: familyId });
    }
  }
  return answer;
}

async function changesByFamily(
  tx: Queryable,
  viewer: Viewer,
  { facilityId, link, unlink }: Change,
) {
  const families = viewer.clinics
    .filter((clinic) => clinic.facilityId === facilityId && clinic.status !== 'REMOVED')
    .map(({ familyId }) => familyId);
  const petIds = [...new Set([...link, ...unlink])];
  const found = await tx
    .select({ id: pets.id, familyId: pets.familyId })
    .from(pets)
    .where(and(inArray(pets.familyId, families), inArray(pets.id, petIds), isNull(pets.deletedAt)))
    .orderBy(pets.familyId);
  if (found.length < petIds.length) throw new Refusal('NOT_FOUND');
  return [...Map.groupBy(found, ({ familyId }) => familyId)].map(([familyId, own]) => {
    const ids = own.map(({ id }) => id);
    return {
      familyId,
      link: ids.filter((id) => link.includes(id)),
      unlink: ids.filter((id) => unlink.includes(id)),
    };
  });
}
