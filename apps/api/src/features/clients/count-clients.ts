import type { AnswerOf } from '@zampa/contract/call';
import type { countClients } from '@zampa/contract/clients/count-clients';
import { CLIENT_TABS } from '@zampa/domain/clients/relationship';
import type { Relation, Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../platform/database.ts';
import { inTab, seenClients } from './client-filter.ts';

/** How many clients stand in each list, in one statement. */
export async function countByTab(
  db: Queryable,
  viewer: Viewer,
  relation: Relation,
  facilityId: string,
): Promise<AnswerOf<typeof countClients>> {
  const counts = CLIENT_TABS.map((tab) => sql`${tab}::text, count(*) filter (where ${inTab(tab)})`);
  const [row] = await rowsOf<{ counts: AnswerOf<typeof countClients> }>(
    db,
    sql`select json_build_object(${sql.join(counts, sql`, `)}) as counts
      from facility_clients fc join users u on u.id = fc.user_id
      where ${seenClients(viewer, relation, facilityId)}`,
  );
  if (!row) throw new Error('a count without a row');
  return row.counts;
}
