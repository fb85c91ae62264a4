import type { signOut as call } from '@zampa/contract/account/sign-out';
import { pushTokens } from '@zampa/db/schema/notifications';
import { sessions } from '@zampa/db/schema/people';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { afterCommit } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { AccountContext } from '../../http/context.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';

export function signOut(
  { account: { accountId }, tx, now }: AccountContext<typeof call>,
  deps: Deps,
) {
  return endAllSessions(deps, { tx, now }, accountId);
}

/** Ends every session of the account with the calls to its browsers and phones, and with the commit every socket. */
export async function endAllSessions(
  { realtime }: Deps,
  { tx, now }: UnitOfWork,
  accountId: string,
  but?: string,
) {
  const running = and(eq(sessions.accountId, accountId), isNull(sessions.endedAt));
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(but ? and(running, ne(sessions.id, but)) : running)
    .returning({ id: sessions.id });
  await tx.delete(pushTokens).where(
    inArray(
      pushTokens.sessionId,
      ended.map(({ id }) => id),
    ),
  );
  afterCommit(tx, () => realtime.disconnect(accountId));
}
