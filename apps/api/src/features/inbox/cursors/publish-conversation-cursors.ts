import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { readersOf } from '../../conversations/public.ts';

/** What changed so long ago is news no more: by then it was told three times. */
const NEWS_MS = 30_000;
const MOST = 500;

type Head = {
  readonly conversationId: string;
  readonly seq: number;
  readonly dateUpdated: string;
  readonly to: readonly string[];
};

/**
 * Says again how far the conversations are that changed a moment ago, to those who may read them. Without it a lost
 * last push would be noticed with the next one only. It costs one query for all, however many sockets are open.
 */
export async function publishConversationCursors({ db, clock, realtime }: Deps): Promise<void> {
  const since = new Date(clock.now().getTime() - NEWS_MS);
  const heads = await rowsOf<Head>(
    db,
    sql`select head.id as "conversationId", head.last_seq as seq,
        iso_instant(head.updated_at) as "dateUpdated",
        (select coalesce(json_agg(reader.user_id), '[]')
          from (${readersOf(sql`head.id`)}) reader) as to
      from conversations head
      where head.updated_at > ${since}
      order by head.updated_at desc limit ${MOST}`,
  );
  for (const { to, ...message } of heads) realtime.send({ name: 'head', message, to });
}
