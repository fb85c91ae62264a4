import type { PetWeight, readPetWeights as call } from '@zampa/contract/pets/read-pet-weights';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { personJson, readerSideOf } from '../../shapes/person-json.ts';
import { visiblePet } from '../../access/visible-pet.ts';
import type { PersonContext } from '../../http/context.ts';
import { findLatestPage, type ItemsPage, type PageQuery } from '../../http/replies/latest-page.ts';

export function readPetWeights({ viewer, tx, query }: PersonContext<typeof call>) {
  return findWeights(tx, viewer, query);
}

type WeightsQuery = PageQuery & { readonly PetId: string };

/** Returns a page of a pet's weights, latest first; empty if the viewer may not see the pet. */
export function findWeights(
  db: Queryable,
  viewer: Viewer,
  { PetId, ...page }: WeightsQuery,
): Promise<ItemsPage<PetWeight>> {
  return findLatestPage(db, page, {
    item: sql`json_build_object('weight', w.weight_grams, 'date', iso_instant(w.created_at),
      'user', ${personJson('u', readerSideOf(viewer))})`,
    from: sql`pet_weights w join pets p on p.id = w.pet_id left join users u on u.id = w.user_id`,
    where: sql`w.pet_id = ${PetId} and ${visiblePet(viewer)}`,
    at: sql`w.created_at`,
    type: 'timestamptz',
    id: sql`w.id`,
  });
}
