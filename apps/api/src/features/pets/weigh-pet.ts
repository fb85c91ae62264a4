import { pets } from '@zampa/db/schema/pets';
import type { Viewer } from '@zampa/domain/people/relation';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../access/by.ts';
import { visiblePet } from '../../access/visible-pet.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { publishPets } from '../../realtime/publish-family.ts';
import { lockPet } from './pet-rows.ts';
import { insertWeight } from './pet-weights.ts';

/** Returns whether the viewer sees a pet now. */
export async function isPetVisible(db: Queryable, viewer: Viewer, petId: string): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`select from pets p where p.id = ${petId} and ${visiblePet(viewer)}`,
  );
  return found.length > 0;
}

/** A weight that a clinic measured, in grams, and when. */
export type MeasuredWeight = {
  readonly petId: string;
  readonly facilityId: string;
  readonly weight: number;
  readonly measuredAt: Date;
};

/**
 * Saves a measured weight in the weight curve and the diary, and as the current one unless a newer one is known. Throws
 * NOT_FOUND.
 */
export async function weighPet(
  deps: Deps,
  actor: Actor,
  { petId, facilityId, weight, measuredAt }: MeasuredWeight,
): Promise<void> {
  const { tx, viewer, now } = actor;
  const pet = await lockPet(tx, viewer, petId);
  const { familyId, weightGrams: before } = pet;
  const isLatest = !(await hasNewerWeight(tx, petId, measuredAt));
  if (isLatest && weight === before) return;
  await insertWeight(deps, actor, {
    petId,
    familyId,
    weight,
    before: isLatest ? before : null,
    facilityId,
    measuredAt,
  });
  if (!isLatest) return;
  await tx.update(pets).set({ weightGrams: weight, updatedAt: now }).where(eq(pets.id, petId));
  publishPets(deps, tx, familyId, [petId]);
}

async function hasNewerWeight(tx: Queryable, petId: string, than: Date): Promise<boolean> {
  const found = await rowsOf(
    tx,
    sql`select from pet_weights w where w.pet_id = ${petId} and w.created_at > ${than} limit 1`,
  );
  return found.length > 0;
}
