import type { countClients as call } from '@zampa/contract/clients/count-clients';
import type { AnswerOf } from '@zampa/contract/call';
import { CLIENT_TABS } from '@zampa/domain/clients/relationship';
import type { Relation, Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import { isInTab, visibleClients } from './client-filter.ts';

/** Counts the clients of each tab in one statement. */
export function countClients({ viewer, relation, tx, params }: PersonContext<typeof call>) {
  return countByTab(tx, viewer, relation, params.id);
}

async function countByTab(
  db: Queryable,
  viewer: Viewer,
  relation: Relation,
  facilityId: string,
): Promise<AnswerOf<typeof call>> {
  const counts = CLIENT_TABS.map(
    (tab) => sql`${tab}::text, count(*) filter (where ${isInTab(tab)})`,
  );
  const [row] = await rowsOf<{ counts: AnswerOf<typeof call> }>(
    db,
    sql`select json_build_object(${sql.join(counts, sql`, `)}) as counts
      from facility_clients fc join users u on u.id = fc.user_id
      where ${visibleClients(viewer, relation, facilityId)}`,
  );
  if (!row) throw new Error('the count returned no row');
  return row.counts;
}
