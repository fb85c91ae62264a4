import type { Pet } from '@zampa/contract/pets/objects';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../platform/database.ts';
import { uuids, petJson } from '../../records/json.ts';
import { visiblePet } from '../../records/pets.ts';

/** Pets by id that the viewer may see, in the order of their names. */
export function findPets(db: Queryable, viewer: Viewer, ids: readonly string[]): Promise<Pet[]> {
  return read(db, sql`${petsSeenBy(viewer)} and p.id = any(${uuids(ids)})`);
}

/** A family's pets that the viewer may see: all of the own family, those linked to the own facility otherwise. */
export function petsOfFamily(db: Queryable, viewer: Viewer, familyId: string): Promise<Pet[]> {
  return read(db, sql`${petsSeenBy(viewer)} and p.family_id = ${familyId}`);
}

/** Pets `p`, of which more can be said. */
const petsSeenBy = (viewer: Viewer) =>
  sql`select ${petJson('p')} as pet from pets p where ${visiblePet(viewer)}`;

async function read(db: Queryable, query: SQL): Promise<Pet[]> {
  const rows = await rowsOf<{ pet: Pet }>(db, sql`${query} order by p.name, p.id limit 200`);
  return rows.map(({ pet }) => pet);
}
