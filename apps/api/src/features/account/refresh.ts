import type { refresh as call } from '@zampa/contract/account/refresh';
import { sessions } from '@zampa/db/schema/people';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import type { Context } from '../../http/context.ts';
import { answerSession } from './session-answer.ts';
import { clearSessionCookie, cookieAppOf, readSessionCookie } from './session-cookie.ts';

/** How long a used refresh token still returns the same tokens, for lost responses and parallel tabs. */
const GRACE_MS = 10_000;

/**
 * Spends a refresh token from the body or from the cookie of an app. Within the grace period, using it again returns
 * the same answer; later, reuse means that it was stolen or copied, and ends the whole session. Errors:
 * UNAUTHENTICATED, FORBIDDEN for a page of another origin.
 */
export async function refresh({ body, browser, now }: Context<typeof call>, deps: Deps) {
  const app = cookieAppOf(browser);
  if (!app && body.refreshToken === undefined) throw invalid('refreshToken', 'required');
  // An app that still has a token of its own exchanges it for a cookie.
  const token = body.refreshToken ?? (app ? readSessionCookie(browser, app) : undefined);
  const session = token === undefined ? null : await rotateSession(deps, token, now);
  if (session) return answerSession(deps, browser, session, now);
  clearSessionCookie(deps, browser);
  throw new Refusal('UNAUTHENTICATED');
}

/** Returns the session of a refresh token after spending it; null where it is not valid any more. */
async function rotateSession(deps: Deps, refreshToken: string, now: Date) {
  const claims = deps.tokens.readRefresh(refreshToken);
  if (!claims) return null;
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
  if (rotated) return rotated;

  const [session] = await deps.db.select().from(sessions).where(alive);
  if (!session) return null;
  // The absolute difference: a clock that was set back must not make a used token valid again, and the clocks of two
  // processes may differ slightly.
  const apartMs = Math.abs(now.getTime() - session.rotatedAt.getTime());
  const justSpent = claims.generation === session.generation - 1 && apartMs <= GRACE_MS;
  if (justSpent) return session;
  await deps.db.update(sessions).set({ endedAt: now }).where(eq(sessions.id, session.id));
  deps.realtime.disconnect(session.accountId);
  return null;
}
