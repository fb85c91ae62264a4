import type { Pet } from '@zampa/contract/pets/objects';
import { pets } from '@zampa/db/schema/pets';
import type { Viewer } from '@zampa/domain/people/relation';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { petJson } from '../../shapes/pet-json.ts';
import { visiblePet } from '../../access/visible-pet.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';

/** Locks a pet that the viewer may see. Throws NOT_FOUND. */
export async function lockPet(tx: Queryable, viewer: Viewer, petId: string) {
  const p = alias(pets, 'p');
  const [pet] = await tx
    .select()
    .from(p)
    .where(and(eq(p.id, petId), visiblePet(viewer)))
    .for('update');
  if (!pet) throw new Refusal('NOT_FOUND');
  return pet;
}

/** Reads a pet. The caller has checked access. Throws NOT_FOUND. */
export async function readPet(db: Queryable, petId: string): Promise<Pet> {
  const [row] = await rowsOf<{ pet: Pet }>(
    db,
    sql`select ${petJson('p')} as pet from pets p where p.id = ${petId}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row.pet;
}
