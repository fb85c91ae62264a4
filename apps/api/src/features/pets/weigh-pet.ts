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

/** Saves a measured weight as the current one, with its place in the weight curve and the diary. Throws NOT_FOUND. */
export async function weighPet(
  deps: Deps,
  actor: Actor,
  petId: string,
  weight: number,
): Promise<void> {
  const { tx, viewer, now } = actor;
  const pet = await lockPet(tx, viewer, petId);
  const { familyId, weightGrams: before } = pet;
  if (weight === before) return;
  await insertWeight(deps, actor, { petId, familyId, weight, before });
  await tx.update(pets).set({ weightGrams: weight, updatedAt: now }).where(eq(pets.id, petId));
  publishPets(deps, tx, familyId, [petId]);
}
