import type { endSession as call } from '@zampa/contract/account/end-session';
import { pushTokens } from '@zampa/db/schema/notifications';
import { sessions } from '@zampa/db/schema/people';
import { and, eq, isNull } from 'drizzle-orm';
import { afterCommit, inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Context } from '../../http/context.ts';
import { clearSessionCookie, cookieAppOf, readSessionCookie } from './session-cookie.ts';

/**
 * Ends the session in the cookie of an app and clears the cookie, for a user who signed out offline. Only the session
 * of that device ends. Errors: FORBIDDEN without the header of an app and for a page of another origin.
 */
export async function endSession({ browser, now }: Context<typeof call>, deps: Deps) {
  const app = cookieAppOf(browser);
  if (!app) throw new Refusal('FORBIDDEN');
  const claims = deps.tokens.readRefresh(readSessionCookie(browser, app) ?? '');
  clearSessionCookie(deps, browser);
  if (claims) await endOneSession(deps, claims.sessionId, now);
}

function endOneSession({ db, realtime }: Deps, sessionId: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [ended] = await tx
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
      .returning({ accountId: sessions.accountId });
    if (!ended) return;
    await tx.delete(pushTokens).where(eq(pushTokens.sessionId, sessionId));
    afterCommit(tx, () => realtime.disconnect(ended.accountId));
  });
}
