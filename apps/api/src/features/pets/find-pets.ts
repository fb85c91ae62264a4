import type { Pet } from '@zampa/contract/pets/objects';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { petJson } from '../../shapes/pet-json.ts';
import { readsHealthOfPet, visiblePet } from '../../access/visible-pet.ts';

/** Returns a query of the pets `p` that the viewer sees, to which conditions can be added. */
export const visiblePetsQuery = (viewer: Viewer) =>
  sql`select ${petJson('p', sql`true`, readsHealthOfPet(viewer))} as pet from pets p where ${visiblePet(viewer)}`;

export async function readPetRows(db: Queryable, query: SQL): Promise<Pet[]> {
  const rows = await rowsOf<{ pet: Pet }>(db, sql`${query} order by p.name, p.id limit 200`);
  return rows.map(({ pet }) => pet);
}
