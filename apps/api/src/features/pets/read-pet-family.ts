import type { readPetFamily as call } from '@zampa/contract/pets/read-pet-family';
import type { Pet } from '@zampa/contract/pets/objects';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { type Queryable } from '../../db/database.ts';
import type { PersonContext } from '../../http/context.ts';
import { petsSeenBy, readPetRows } from './find-pets.ts';

export async function readPetFamily({ viewer, tx, query }: PersonContext<typeof call>) {
  return {
    petFamily: await petsOfFamily(tx, viewer, query.FamilyId),
  };
}

/** Finds a family's pets that the viewer may see: all of the own family, those linked to the own facility otherwise. */
export function petsOfFamily(db: Queryable, viewer: Viewer, familyId: string): Promise<Pet[]> {
  return readPetRows(db, sql`${petsSeenBy(viewer)} and p.family_id = ${familyId}`);
}
