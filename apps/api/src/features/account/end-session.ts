import type { endSession as call } from '@zampa/contract/account/end-session';
import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Context } from '../../http/context.ts';
import { endOneSession } from '../security/public.ts';
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
  if (claims)
    await inTransaction(deps.db, (tx) => endOneSession(deps, { tx, now }, claims.sessionId));
}
