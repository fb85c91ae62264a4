import { sql } from 'drizzle-orm';
import { selectRows } from '../../../db/select-list.ts';
import { conversations } from '@zampa/db/schema/conversations';
import { alias } from 'drizzle-orm/pg-core';

import type { Deps } from '../../../deps.ts';

/** Changes older than this are not sent again: by then each was sent three times. */
const RESEND_MS = 30_000;
const MAX_CURSORS = 500;

const head = alias(conversations, 'head');
const cursorFields = {
  conversationId: head.id,
  seq: head.lastSeq,
  dateUpdated: sql<string>`iso_instant(${head.updatedAt})`,
  to: sql<readonly string[]>`(select coalesce(json_agg(reader.user_id), '[]')
    from conversation_readers reader where reader.conversation_id = ${head.id})`,
};

/**
 * Sends the cursors of recently changed conversations to their readers again, so that a device notices a lost push
 * message even if no other message follows. Uses one query for all sockets.
 */
export async function publishConversationCursors({ db, clock, realtime }: Deps): Promise<void> {
  const since = new Date(clock.now().getTime() - RESEND_MS);
  const cursors = await selectRows(
    db,
    cursorFields,
    (columns) => sql`select ${columns} from conversations head
      where head.updated_at > ${since}
      order by head.updated_at desc limit ${MAX_CURSORS}`,
  );
  for (const { to, ...message } of cursors) realtime.send({ name: 'head', message, to });
}
