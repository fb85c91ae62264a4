import type { DueItem } from '@zampa/contract/health/objects/due-item';
import type { decideDue as call } from '@zampa/contract/health/decide-due';
import { dueDecisions } from '@zampa/db/schema/vaccinations';
import type { Viewer } from '@zampa/domain/people/relation';
import { latestToday } from '@zampa/domain/pets/life-dates';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { showsPets } from '../../../access/visible-pet.ts';
import { uuids } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { findPet, type PetFacts } from '../find-pet.ts';
import { findDue } from './find-due.ts';

/**
 * Declines or postpones an item for a pet, or clears that. A family decides for all its clinics, staff for their own.
 * Errors: NOT_FOUND for an item of another species, or of a clinic that does not see the pet; VALIDATION.
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

/**
 * Finds a protocol item for the pet's species at a clinic that sees the pet: one of the family, or where the staff work.
 * Throws NOT_FOUND.
 */
async function findProtocol(tx: Queryable, viewer: Viewer, pet: PetFacts, id: string) {
  const places = viewer.isVet ? viewer.facilities : viewer.clinics;
  const [found] = await rowsOf<{ facilityId: string; itemId: number }>(
    tx,
    sql`select r.facility_id as "facilityId", r.item_id as "itemId" from protocol_items r
      join preventive_items i on i.id = r.item_id and i.species_id = ${pet.speciesId}
      join facility_pets fp on fp.facility_id = r.facility_id and fp.pet_id = ${pet.id}
      join facility_clients fc on fc.facility_id = r.facility_id and fc.family_id = ${pet.familyId}
      where r.id = ${id} and r.facility_id = any(${uuids(places.map(({ facilityId }) => facilityId))})
        and ${showsPets(sql`fc`)}`,
  );
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}
