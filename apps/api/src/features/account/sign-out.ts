import { sessions } from '@zampa/db/schema/people';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { afterCommit, type Queryable } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';

/** Ends every session of the account, and with the commit every socket. */
export async function endAllSessions(
  { realtime }: Deps,
  tx: Queryable,
  accountId: string,
  now: Date,
  but?: string,
) {
  const running = and(eq(sessions.accountId, accountId), isNull(sessions.endedAt));
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(but ? and(running, ne(sessions.id, but)) : running);
  afterCommit(tx, () => realtime.disconnect(accountId));
}
