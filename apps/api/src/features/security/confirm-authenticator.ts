import type { confirmAuthenticator as call } from '@zampa/contract/security/confirm-authenticator';
import { secondFactors } from '@zampa/db/schema/security';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { AccountContext } from '../../http/context.ts';
import { wrongCode } from './challenges.ts';
import { replaceRecoveryCodes } from './replace-recovery-codes.ts';
import { spendAppCode } from './second-factor.ts';

/** Turns an authenticator app on with its first code. Errors: BAD_CODE; STATUS_CONFLICT if none waits for its code. */
export async function confirmAuthenticator(
  { account: { accountId }, tx, body: { code }, now }: AccountContext<typeof call>,
  deps: Pick<Deps, 'limits' | 'seals' | 'tokens'>,
) {
  await deps.limits.spend(LIMITS.secondFactorTries, accountId);
  const isWaiting = and(eq(secondFactors.accountId, accountId), isNull(secondFactors.confirmedAt));
  const [waiting] = await tx.select().from(secondFactors).where(isWaiting);
  if (!waiting) throw new Refusal('STATUS_CONFLICT');
  if (!(await spendAppCode(deps, tx, accountId, { code, now }))) throw wrongCode();
  await tx.update(secondFactors).set({ confirmedAt: now }).where(isWaiting);
  return { codes: [...(await replaceRecoveryCodes(deps.tokens, tx, accountId))] };
}
