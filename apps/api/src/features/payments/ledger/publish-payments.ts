import { sql } from 'drizzle-orm';
import { afterCommit, rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { readersIn } from '../../conversations/public.ts';

/** Tells everyone who may read a conversation, after the commit, that something about its payment has changed. */
export function publishPayments(deps: Deps, tx: Queryable, conversationId: string): void {
  afterCommit(tx, () => {
    deps.background.run('announce', async (db) => {
      const [of] = await rowsOf<{ facilityId: string; FamilyId: string }>(
        db,
        sql`select c.facility_id as "facilityId", c.family_id as "FamilyId" from conversations c
          where c.id = ${conversationId}`,
      );
      if (!of) return;
      const to = (await readersIn(db, conversationId)).map(({ userId }) => userId);
      deps.realtime.send({ name: 'payment', message: { ...of, eventId: conversationId }, to });
    });
  });
}
