import type { DueItem } from '@zampa/contract/health/objects/due-item';
import type { decideDue as call } from '@zampa/contract/health/decide-due';
import { dueDecisions, preventiveItems, protocolItems } from '@zampa/db/schema/vaccinations';
import type { Viewer } from '@zampa/domain/people/relation';
import { latestToday } from '@zampa/domain/pets/life-dates';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { findPet, type PetFacts } from '../find-pet.ts';
import { findDue } from './find-due.ts';

/**
 * Declines or postpones an item for a pet, or clears that. A family decides for all its clinics, staff for their own.
 * Errors: NOT_FOUND for an item of another clinic or species, VALIDATION.
 *
 * @returns the item as it is due now; null if it is not
 */
export async function decideDue({
  viewer,
  tx,
  body,
  now,
}: PersonContext<typeof call>): Promise<DueItem | null> {
  const { PetId, itemId, decision, reason = null } = body;
  const until = decision === 'POSTPONED' ? (body.until ?? null) : null;
  if (decision === 'POSTPONED' && !until) throw invalid('until', 'required');
  if (until && until < latestToday(now)) throw invalid('until', 'date_in_past');
  const pet = await findPet(tx, PetId);
  const protocol = await findProtocol(tx, viewer, pet, itemId);
  const facilityId = viewer.isVet ? protocol.facilityId : null;
  const { itemId: vaccineId } = protocol;
  await tx
    .delete(dueDecisions)
    .where(
      and(
        eq(dueDecisions.petId, pet.id),
        eq(dueDecisions.itemId, vaccineId),
        facilityId ? eq(dueDecisions.facilityId, facilityId) : isNull(dueDecisions.facilityId),
      ),
    );
  if (decision)
    await tx.insert(dueDecisions).values({
      id: newId(),
      petId: pet.id,
      familyId: pet.familyId,
      facilityId,
      itemId: vaccineId,
      decision,
      until,
      reason,
      authorId: viewer.userId,
      decidedAt: now,
    });
  const due = await findDue(tx, viewer, { PetId: pet.id }, now);
  return due.find(({ item }) => item.id === itemId) ?? null;
}

/** Finds a protocol item for the pet's species, at a clinic of the family or of the staff. Throws NOT_FOUND. */
async function findProtocol(tx: Queryable, viewer: Viewer, pet: PetFacts, id: string) {
  const [found] = await tx
    .select({ facilityId: protocolItems.facilityId, itemId: protocolItems.itemId })
    .from(protocolItems)
    .innerJoin(preventiveItems, eq(preventiveItems.id, protocolItems.itemId))
    .where(and(eq(protocolItems.id, id), eq(preventiveItems.speciesId, pet.speciesId)));
  const places = viewer.isVet ? viewer.facilities : viewer.clinics;
  if (!found || !places.some(({ facilityId }) => facilityId === found.facilityId))
    throw new Refusal('NOT_FOUND');
  return found;
}
