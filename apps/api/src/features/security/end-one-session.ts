import { pushTokens } from '@zampa/db/schema/notifications';
import { sessions } from '@zampa/db/schema/people';
import { and, eq, isNull } from 'drizzle-orm';
import { afterCommit } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';

/**
 * Ends a session, deletes its push tokens, and closes the account's sockets after the commit. Returns false if the session
 * is not running.
 */
export async function endOneSession(
  { realtime }: Pick<Deps, 'realtime'>,
  { tx, now }: UnitOfWork,
  sessionId: string,
): Promise<boolean> {
  const [ended] = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
    .returning({ accountId: sessions.accountId });
  if (!ended) return false;
  await tx.delete(pushTokens).where(eq(pushTokens.sessionId, sessionId));
  afterCommit(tx, () => realtime.disconnect(ended.accountId));
  return true;
}
