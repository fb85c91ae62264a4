import type { readTherapies as call } from '@zampa/contract/health/therapy/read-therapies';
import { ADHERENCE_DAYS } from '@zampa/domain/health/dose-times';
import { DAY_MS } from '@zampa/domain/time/durations';
import { sql } from 'drizzle-orm';
import type { Viewer } from '@zampa/domain/people/relation';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { invalid } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { decodeCursor, pageOfRows, type Page } from '../../../http/replies/pagination.ts';
import { isOfOwnPet, isReadByStaff } from '../visible-records.ts';
import { therapiesQuery, toTherapy, type TherapyRow } from './therapy-rows.ts';

/** Errors: VALIDATION for days in the wrong order, or too many. */
export function readTherapies({ viewer, tx, query, now }: PersonContext<typeof call>) {
  const { from, to } = query;
  const days = from && to ? (Date.parse(to) - Date.parse(from)) / DAY_MS : 0;
  if (days < 0) throw invalid('to', 'ends_before_start');
  if (days >= ADHERENCE_DAYS) throw invalid('to', 'too_long');
  return findTherapies(tx, viewer, query, now);
}

type TherapiesQuery = {
  readonly PetId: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
};

/** Returns a page of a pet's therapy plans, latest first: all for its family, those of their clinic for staff. */
export async function findTherapies(
  db: Queryable,
  viewer: Viewer,
  { PetId, limit, cursor, from, to }: TherapiesQuery,
  now: Date,
): Promise<Page> {
  const after = decodeCursor(cursor, 2);
  const rows = await rowsOf<TherapyRow>(
    db,
    sql`${therapiesQuery(viewer, { from, to, now })}
    where r.pet_id = ${PetId} and (${isReadByStaff(viewer, sql`r`)} or ${isOfOwnPet(viewer, sql`r`)})
      ${after ? sql`and (t.created_at, t.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
    order by t.created_at desc, t.id desc limit ${limit + 1}`,
  );
  return pageOfRows(
    rows.map((row) => ({ item: toTherapy(row, { from, to, now }), position: row.position })),
    limit,
  );
}
