import type { PetWeight, readPetWeights as call } from '@zampa/contract/pets/read-pet-weights';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { decodeCursor, encodeCursor } from '../../http/replies/pagination.ts';
import { personJson, readerSideOf } from '../../shapes/person-json.ts';
import { visiblePet } from '../../access/visible-pet.ts';
import type { PersonContext } from '../../http/context.ts';

export function readPetWeights({ viewer, tx, query }: PersonContext<typeof call>) {
  return findWeights(tx, viewer, query);
}

type Row = { readonly item: PetWeight; readonly position: readonly string[] };
type WeightsQuery = {
  readonly PetId: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
};

/** Returns a page of a pet's weights, latest first; empty if the viewer may not see the pet. */
export async function findWeights(
  db: Queryable,
  viewer: Viewer,
  { PetId, limit, cursor }: WeightsQuery,
): Promise<{ readonly items: readonly PetWeight[]; readonly next: string | null }> {
  const after = decodeCursor(cursor, 2);
  const rows = await rowsOf<Row>(
    db,
    sql`select json_build_object(
        'weight', w.weight_grams, 'date', iso_instant(w.created_at),
        'user', ${personJson('u', readerSideOf(viewer))}) as item,
      array[iso_micros(w.created_at), w.id::text] as position
    from pet_weights w
    join pets p on p.id = w.pet_id
    left join users u on u.id = w.user_id
    where w.pet_id = ${PetId} and ${visiblePet(viewer)}
      ${after ? sql`and (w.created_at, w.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
    order by w.created_at desc, w.id desc limit ${limit + 1}`,
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ item }) => item),
    next: last ? encodeCursor(last.position) : null,
  };
}
