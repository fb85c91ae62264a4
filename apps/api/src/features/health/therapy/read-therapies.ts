import type { readTherapies as call } from '@zampa/contract/health/read-therapies';
import { sql } from 'drizzle-orm';
import type { Viewer } from '@zampa/domain/people/relation';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import { decodeCursor, encodeCursor, type Page } from '../../../http/replies/pagination.ts';
import { isOfOwnPet, isReadByStaff } from '../visible-records.ts';
import { therapiesQuery, toTherapy, type TherapyRow } from './therapy-rows.ts';

export function readTherapies({ viewer, tx, query, now }: PersonContext<typeof call>) {
  return findTherapies(tx, viewer, query, now);
}

type TherapiesQuery = {
  readonly PetId: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
};

/** Returns a page of a pet's therapy plans, latest first: all for its family, those of their clinic for staff. */
export async function findTherapies(
  db: Queryable,
  viewer: Viewer,
  { PetId, limit, cursor }: TherapiesQuery,
  now: Date,
): Promise<Page> {
  const after = decodeCursor(cursor, 2);
  const rows = await rowsOf<TherapyRow>(
    db,
    sql`${therapiesQuery(viewer)}
    where r.pet_id = ${PetId} and (${isReadByStaff(viewer, sql`r`)} or ${isOfOwnPet(viewer, sql`r`)})
      ${after ? sql`and (t.created_at, t.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
    order by t.created_at desc, t.id desc limit ${limit + 1}`,
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => toTherapy(row, now)),
    next: last ? encodeCursor(last.position) : null,
  };
}
