import { sql } from 'drizzle-orm';
import { selectRows } from '../../../db/select-list.ts';
import { conversations } from '@zampa/db/schema/conversations';
import { alias } from 'drizzle-orm/pg-core';
import { afterCommit, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { findConversationReaders } from '../../conversations/public.ts';

/** Publishes a payment change to everyone who may read the conversation, after the commit. */
export function publishPayments(deps: Deps, tx: Queryable, conversationId: string): void {
  afterCommit(tx, () => {
    deps.background.run('publish', conversationId, async (db) => {
      const c = alias(conversations, 'c');
      const [of] = await selectRows(
        db,
        { facilityId: sql<string>`${c.facilityId}`, FamilyId: c.familyId },
        (columns) => sql`select ${columns} from conversations c
          where c.id = ${conversationId}`,
      );
      if (!of) return;
      const to = (await findConversationReaders(db, conversationId)).map(({ userId }) => userId);
      deps.realtime.send({ name: 'payment', message: { ...of, eventId: conversationId }, to });
    });
  });
}
