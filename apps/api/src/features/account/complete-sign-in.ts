import type { completeSignIn as call } from '@zampa/contract/account/complete-sign-in';
import { accounts } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Context } from '../../http/context.ts';
import { meetChallenge } from '../security/public.ts';
import { requesterOf } from './requester.ts';
import { cookieAppOf } from './session-cookie.ts';
import { startSession } from './start-session.ts';
import { Refusal } from '../../errors/refusal.ts';

/** Starts the session of a sign-in whose challenge is met. Errors: BAD_CODE, TOO_MANY_REQUESTS. */
export async function completeSignIn(
  { body, network, browser, now }: Context<typeof call>,
  deps: Deps,
) {
  // Refuses a foreign page before a code is tried.
  cookieAppOf(browser);
  const accountId = await meetChallenge(deps, body, now);
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Refusal('BAD_CODE');
  const failureKey = {
    email: account.email,
    requester: requesterOf(deps, { network, browser }, accountId),
  };
  return startSession(deps, { accountId, failureKey, mayBeErasing: true, network, browser, now });
}
