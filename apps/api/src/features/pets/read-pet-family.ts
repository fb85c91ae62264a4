import type { readPetFamily as call } from '@zampa/contract/pets/read-pet-family';
import type { Pet } from '@zampa/contract/pets/objects';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { type Queryable } from '../../db/database.ts';
import type { PersonContext } from '../../http/context.ts';
import { visiblePetsQuery, readPetRows } from './find-pets.ts';

export async function readPetFamily({ viewer, tx, query }: PersonContext<typeof call>) {
  return {
    petFamily: await findPetsOfFamily(tx, viewer, query.FamilyId),
  };
}

/**
 * Finds the pets of a family that the viewer may see. Family members see all pets, staff only pets linked to their
 * facilities.
 */
export function findPetsOfFamily(db: Queryable, viewer: Viewer, familyId: string): Promise<Pet[]> {
  return readPetRows(db, sql`${visiblePetsQuery(viewer)} and p.family_id = ${familyId}`);
}
