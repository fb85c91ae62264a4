import type { readPets as call } from '@zampa/contract/pets/read-pets';
import type { Pet } from '@zampa/contract/pets/objects';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { type Queryable } from '../../db/database.ts';
import { uuids } from '../../db/arrays.ts';
import type { PersonContext } from '../../http/context.ts';
import { visiblePetsQuery, readPetRows } from './find-pets.ts';

export function readPets({ viewer, tx, query }: PersonContext<typeof call>) {
  return findPets(tx, viewer, query.PetId);
}

/** Finds pets by id that the viewer may see, sorted by name. */
export function findPets(db: Queryable, viewer: Viewer, ids: readonly string[]): Promise<Pet[]> {
  return readPetRows(db, sql`${visiblePetsQuery(viewer)} and p.id = any(${uuids(ids)})`);
}
