import type { createAuthenticator as call } from '@zampa/contract/security/create-authenticator';
import { secondFactors } from '@zampa/db/schema/security';
import { isNull } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { AccountContext } from '../../http/context.ts';
import { checkPassword } from './check-password.ts';
import { secretPlace } from './second-factor.ts';
import { newTotpSecret, totpUri } from './totp.ts';

/**
 * Stores a new secret, which counts after its first code. Errors: BAD_CREDENTIALS; STATUS_CONFLICT if the account has an
 * authenticator app.
 */
export async function createAuthenticator(
  { account: { accountId }, db, body, now }: AccountContext<typeof call>,
  deps: Pick<Deps, 'passwords' | 'limits' | 'seals'>,
) {
  const email = await checkPassword(deps, db, accountId, body.password);
  const secret = newTotpSecret();
  const sealed = deps.seals.seal(secret, secretPlace(accountId));
  const fresh = { secret: sealed, lastStep: 0, createdAt: now };
  const [stored] = await db
    .insert(secondFactors)
    .values({ accountId, ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.accountId,
      set: fresh,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ id: secondFactors.accountId });
  if (!stored) throw new Refusal('STATUS_CONFLICT');
  return { secret, uri: totpUri(secret, email) };
}
