import type { HealthProblem } from '@zampa/contract/health/objects/problem';
import type { readProblems as call } from '@zampa/contract/health/read-problems';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { readsHealthOfPet, visiblePet } from '../../../access/visible-pet.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import { decodeCursor, pageOfRows, type PositionedRow } from '../../../http/replies/pagination.ts';
import { problemJson } from './problem-json.ts';
import { isOfOwnPet, isReadByStaff } from '../visible-records.ts';

export function readProblems({ viewer, tx, query }: PersonContext<typeof call>) {
  return findProblems(tx, viewer, query);
}

type Row = PositionedRow<HealthProblem>;
type ProblemsQuery = {
  readonly PetId: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
};

/**
 * Returns a page of a pet's problems, latest first: those of the viewer's clinic, chronic ones on the pet card, and for
 * families those of released notes.
 */
export async function findProblems(
  db: Queryable,
  viewer: Viewer,
  { PetId, limit, cursor }: ProblemsQuery,
): Promise<{ readonly items: readonly HealthProblem[]; readonly next: string | null }> {
  const after = decodeCursor(cursor, 2);
  const rows = await rowsOf<Row>(
    db,
    sql`select ${problemJson} as item, array[iso_micros(q.noted_at), q.id::text] as position
    from problems q join pets p on p.id = q.pet_id
    where q.pet_id = ${PetId} and (${isReadByStaff(viewer, sql`q`)}
      or q.chronic and ${visiblePet(viewer)} and ${readsHealthOfPet(viewer) ?? sql`true`}
      or ${isOfOwnPet(viewer, sql`q`)} and exists (
        select from visit_notes n where n.id = q.note_id and n.released_at is not null))
      ${after ? sql`and (q.noted_at, q.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
    order by q.noted_at desc, q.id desc limit ${limit + 1}`,
  );
  return pageOfRows(rows, limit);
}
