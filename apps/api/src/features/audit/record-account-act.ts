import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../access/acting.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { insertAuditEvents, type AuditedAct } from './audit-events.ts';

type StaffAct = Pick<AuditedAct, 'action' | 'network' | 'userAgent' | 'now'> & {
  readonly kind: 'SIGN_IN' | 'SECURITY';
};

/** Records an act on an account in the logs of all clinics where its owner works. */
export function recordAccountAct(tx: Queryable, accountId: string, act: StaffAct): Promise<void> {
  return withoutPersonIn(tx, 'sign-in', async (db) => {
    const places = await rowsOf<{ userId: string; facilityId: string }>(
      db,
      sql`select distinct u.id as "userId", m.facility_id as "facilityId"
        from users u join facility_staff m on m.user_id = u.id where u.account_id = ${accountId}`,
    );
    const [first] = places;
    if (!first) return;
    await insertAuditEvents(
      db,
      places.map(({ facilityId }) => ({ facilityId, petId: null })),
      { ...act, userId: first.userId, subject: null, changes: [] },
    );
  });
}
