import type { signOut as call } from '@zampa/contract/account/sign-out';
import { pushTokens } from '@zampa/db/schema/notifications';
import { sessions } from '@zampa/db/schema/people';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { afterCommit } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { AccountContext } from '../../http/context.ts';
import { clearSessionCookie } from './session-cookie.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';

export function signOut(
  { account: { accountId }, browser, tx, now }: AccountContext<typeof call>,
  deps: Deps,
) {
  clearSessionCookie(deps, browser);
  return endAllSessions(deps, { tx, now }, accountId);
}

/**
 * Ends all sessions of an account except `exceptSessionId`, deletes the push tokens of the ended sessions, and
 * closes the account's sockets after the commit.
 */
export async function endAllSessions(
  { realtime }: Deps,
  { tx, now }: UnitOfWork,
  accountId: string,
  exceptSessionId?: string,
) {
  const running = and(eq(sessions.accountId, accountId), isNull(sessions.endedAt));
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(exceptSessionId ? and(running, ne(sessions.id, exceptSessionId)) : running)
    .returning({ id: sessions.id });
  await tx.delete(pushTokens).where(
    inArray(
      pushTokens.sessionId,
      ended.map(({ id }) => id),
    ),
  );
  afterCommit(tx, () => realtime.disconnect(accountId));
}
