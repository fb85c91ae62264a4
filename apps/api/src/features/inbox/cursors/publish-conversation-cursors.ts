import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';

/** Changes older than this are not sent again: by then each was sent three times. */
const RESEND_MS = 30_000;
const MAX_CURSORS = 500;

type CursorRow = {
  readonly conversationId: string;
  readonly seq: number;
  readonly dateUpdated: string;
  readonly to: readonly string[];
};

/**
 * Sends the cursors of recently changed conversations to their readers again, so that a device notices a lost push
 * message even if no other message follows. Uses one query for all sockets.
 */
export async function publishConversationCursors({ db, clock, realtime }: Deps): Promise<void> {
  const since = new Date(clock.now().getTime() - RESEND_MS);
  const cursors = await rowsOf<CursorRow>(
    db,
    sql`select head.id as "conversationId", head.last_seq as seq,
        iso_instant(head.updated_at) as "dateUpdated",
        (select coalesce(json_agg(reader.user_id), '[]')
          from conversation_readers reader where reader.conversation_id = head.id) as to
      from conversations head
      where head.updated_at > ${since}
      order by head.updated_at desc limit ${MAX_CURSORS}`,
  );
  for (const { to, ...message } of cursors) realtime.send({ name: 'head', message, to });
}
