import type { refresh as call } from '@zampa/contract/account/refresh';
import { sessions } from '@zampa/db/schema/people';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { ACCESS_TOKEN_SECONDS } from '../../access/tokens.ts';
import type { Context } from '../../http/context.ts';

/**
 * Spends a refresh token. Used again within the grace it gives the same answer; later it was stolen or copied,
 * and the whole session ends. Refusal: UNAUTHENTICATED.
 */
export function refresh({ body, now }: Context<typeof call>, deps: Deps) {
  return refreshSession(deps, body.refreshToken, now);
}

/** How long a spent refresh token still gives the answer it gave: for lost answers and two tabs. */
const GRACE_MS = 10_000;

type SessionRow = {
  readonly id: string;
  readonly accountId: string;
  readonly generation: number;
  readonly rotatedAt: Date;
};

/**
 * Returns the answer for a session: all three follow from the row, so that the same row gives the same answer again.
 */
export async function sessionAnswer(
  { tokens }: Deps,
  { id, accountId, generation, rotatedAt }: SessionRow,
) {
  return {
    accessToken: tokens.access({ accountId, sessionId: id }, rotatedAt),
    refreshToken: tokens.refresh({ sessionId: id, generation }),
    expiresIn: ACCESS_TOKEN_SECONDS,
  };
}

async function refreshSession(deps: Deps, refreshToken: string, now: Date) {
  const claims = deps.tokens.readRefresh(refreshToken);
  if (!claims) throw new Refusal('UNAUTHENTICATED');
  const alive = and(
    eq(sessions.id, claims.sessionId),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
  );
  const [rotated] = await deps.db
    .update(sessions)
    .set({ generation: sql`${sessions.generation} + 1`, rotatedAt: now })
    .where(and(alive, eq(sessions.generation, claims.generation)))
    .returning();
  if (rotated) return sessionAnswer(deps, rotated);

  const [session] = await deps.db.select().from(sessions).where(alive);
  if (!session) throw new Refusal('UNAUTHENTICATED');
  // Both ways: a clock that was set back makes no spent token fresh, and those of two processes differ a little.
  const apartMs = Math.abs(now.getTime() - session.rotatedAt.getTime());
  const justSpent = claims.generation === session.generation - 1 && apartMs <= GRACE_MS;
  if (justSpent) return sessionAnswer(deps, session);
  await deps.db.update(sessions).set({ endedAt: now }).where(eq(sessions.id, session.id));
  deps.realtime.disconnect(session.accountId);
  throw new Refusal('UNAUTHENTICATED');
}
