import { sql } from 'drizzle-orm';
import { afterCommit, rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { findConversationReaders } from '../../conversations/public.ts';

/** Publishes a payment change to everyone who may read the conversation, after the commit. */
export function publishPayments(deps: Deps, tx: Queryable, conversationId: string): void {
  afterCommit(tx, () => {
    deps.background.run('publish', conversationId, async (db) => {
      const [of] = await rowsOf<{ facilityId: string; FamilyId: string }>(
        db,
        sql`select c.facility_id as "facilityId", c.family_id as "FamilyId" from conversations c
          where c.id = ${conversationId}`,
      );
      if (!of) return;
      const to = (await findConversationReaders(db, conversationId)).map(({ userId }) => userId);
      deps.realtime.send({ name: 'payment', message: { ...of, eventId: conversationId }, to });
    });
  });
}
