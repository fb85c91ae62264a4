import type { markSeen as call } from '@zampa/contract/conversations/mark-seen';
import type { BodyOf } from '@zampa/contract/call';
import { conversations, reads } from '@zampa/db/schema/conversations';
import { partyOf } from '@zampa/domain/conversations/status';
import type { Viewer } from '@zampa/domain/people/relation';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { publishSeen } from './publish-event.ts';
import type { PersonContext } from '../../http/context.ts';

/**
 * Stores how far a person has read. The position never moves back and never beyond the last event. Throws NOT_FOUND
 * for the id of a message.
 */
export function markSeen({ viewer, tx, body }: PersonContext<typeof call>, deps: Deps) {
  return markRead(deps, tx, viewer, body);
}

async function markRead(deps: Deps, tx: Queryable, viewer: Viewer, body: BodyOf<typeof call>) {
  const { conversationId } = body;
  const party = partyOf(viewer);
  const [existing] = await tx
    .select()
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  if (!existing) throw new Refusal('NOT_FOUND');
  const last = sql<number>`(select ${conversations.lastSeq} from ${conversations} where ${eq(conversations.id, conversationId)})`;
  const [read] = await tx
    .insert(reads)
    .values({
      conversationId,
      userId: viewer.userId,
      party,
      seq: sql`least(${body.seq}, ${last})`,
    })
    .onConflictDoUpdate({
      target: [reads.conversationId, reads.userId],
      set: { seq: sql`excluded.seq` },
      setWhere: sql`${reads.seq} < excluded.seq`,
    })
    .returning({ seq: reads.seq });
  const { userId } = viewer;
  if (read) publishSeen(deps, tx, { conversationId, userId, party, seq: read.seq });
}
