import type { HealthProblem } from '@zampa/contract/health/objects/problem';
import type { readProblems as call } from '@zampa/contract/health/read-problems';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { readsHealthOfPet, visiblePet } from '../../../access/visible-pet.ts';
import type { Queryable } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import {
  findLatestPage,
  type ItemsPage,
  type PageQuery,
} from '../../../http/replies/latest-page.ts';
import { problemJson } from './problem-json.ts';
import { isOfOwnPet, isReadByStaff } from '../visible-records.ts';

export function readProblems({ viewer, tx, query }: PersonContext<typeof call>) {
  return findProblems(tx, viewer, query);
}

type ProblemsQuery = PageQuery & { readonly PetId: string };

/**
 * Returns a page of a pet's problems, latest first: those of the viewer's clinic, chronic ones on the pet card, and for
 * families those of released notes.
 */
export function findProblems(
  db: Queryable,
  viewer: Viewer,
  { PetId, ...page }: ProblemsQuery,
): Promise<ItemsPage<HealthProblem>> {
  return findLatestPage(db, page, {
    item: problemJson,
    from: sql`problems q join pets p on p.id = q.pet_id`,
    where: sql`q.pet_id = ${PetId} and (${isReadByStaff(viewer, sql`q`)}
      or q.chronic and ${visiblePet(viewer)} and ${readsHealthOfPet(viewer) ?? sql`true`}
      or ${isOfOwnPet(viewer, sql`q`)} and exists (
        select from visit_notes n where n.id = q.note_id and n.released_at is not null))`,
    at: sql`q.noted_at`,
    type: 'timestamptz',
    id: sql`q.id`,
  });
}
