import type { verifyIdentity as call } from '@zampa/contract/security/verify-identity';
import { sessions } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { AccountContext } from '../../http/context.ts';
import { wrongCode } from './challenges.ts';
import { checkPassword } from './check-password.ts';
import { hasSecondFactor, spendSecondFactor } from './second-factor.ts';

/** Notes a proof of identity in the session. Errors: BAD_CREDENTIALS; BAD_CODE, also if it is missing. */
export async function verifyIdentity(
  { account: { accountId, sessionId }, db, body, now }: AccountContext<typeof call>,
  deps: Pick<Deps, 'passwords' | 'limits' | 'seals' | 'tokens'>,
) {
  await checkPassword(deps, db, accountId, body.password);
  if (await hasSecondFactor(db, accountId)) {
    const { code } = body;
    if (!code || !(await spendSecondFactor(deps, db, accountId, { code, now }))) throw wrongCode();
  }
  await db.update(sessions).set({ verifiedAt: now }).where(eq(sessions.id, sessionId));
}
