import type { updateRecordAccess as call } from '@zampa/contract/health/update-record-access';
import { recordAccess } from '@zampa/db/schema/documents';
import type { Viewer } from '@zampa/domain/people/relation';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { findPet, type PetFacts } from '../find-pet.ts';

/**
 * Allows one clinic of a pet to read what another has released, or withdraws that. Withdrawn consents stay stored.
 * Errors: VALIDATION for one clinic twice, FACILITY_UNKNOWN for a clinic that the family or the pet is not with.
 */
export async function updateRecordAccess({ viewer, tx, body, now }: PersonContext<typeof call>) {
  const { PetId, fromFacilityId, toFacilityId, allowed } = body;
  if (fromFacilityId === toFacilityId) throw invalid('toFacilityId', 'same_clinic');
  const pet = await findPet(tx, PetId);
  if (!allowed) {
    await tx
      .update(recordAccess)
      .set({ withdrawnAt: now })
      .where(
        and(
          eq(recordAccess.petId, pet.id),
          eq(recordAccess.fromFacilityId, fromFacilityId),
          eq(recordAccess.toFacilityId, toFacilityId),
          isNull(recordAccess.withdrawnAt),
        ),
      );
    return;
  }
  requireClinic(viewer, pet, fromFacilityId);
  requireClinic(viewer, pet, toFacilityId);
  await requireLink(tx, pet, toFacilityId);
  await tx
    .insert(recordAccess)
    .values({
      id: newId(),
      petId: pet.id,
      familyId: pet.familyId,
      fromFacilityId,
      toFacilityId,
      grantedBy: viewer.userId,
      grantedAt: now,
    })
    .onConflictDoNothing();
}

/** A family may show the record of a clinic that it has left. */
function requireClinic({ clinics }: Viewer, { familyId }: PetFacts, id: string): void {
  const isKnown = clinics.some(
    (clinic) => clinic.facilityId === id && clinic.familyId === familyId,
  );
  if (!isKnown) throw new Refusal('FACILITY_UNKNOWN');
}

/** Throws FACILITY_UNKNOWN unless the pet is linked to the clinic. */
async function requireLink(tx: Queryable, { id }: PetFacts, facilityId: string): Promise<void> {
  const found = await rowsOf(
    tx,
    sql`select from facility_pets fp where fp.pet_id = ${id} and fp.facility_id = ${facilityId}`,
  );
  if (found.length === 0) throw new Refusal('FACILITY_UNKNOWN');
}
