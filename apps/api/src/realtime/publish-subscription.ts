import { sql } from 'drizzle-orm';
import { afterCommit, rowsOf, type Queryable } from '../db/database.ts';
import type { Deps } from '../deps.ts';

/**
 * After the commit, publishes to the staff of an organization that its plan or billing data changed; also to clients
 * if this affects whether the clinic takes requests.
 */
export function publishSubscription(
  deps: Deps,
  tx: Queryable,
  organizationId: string,
  { toClients }: { readonly toClients: boolean },
): void {
  afterCommit(tx, () => {
    deps.background.run('publish', organizationId, async (db) => {
      const recipients = await rowsOf<{ facilityId: string; to: readonly string[] }>(
        db,
        sql`select f.id as "facilityId", json_agg(distinct who.user_id) as to
          from facilities f
          join lateral (
            select s.user_id from facility_staff s where s.facility_id = f.id
            union
            select m.user_id from facility_clients c
              join family_members m on m.family_id = c.family_id and m.status = 'ACTIVE'
              where c.facility_id = f.id and c.status <> 'REMOVED' and ${toClients}) who on true
          where f.organization_id = ${organizationId} group by f.id`,
      );
      for (const { facilityId, to } of recipients)
        deps.realtime.send({ name: 'subscription', message: { facilityId }, to });
    });
  });
}
