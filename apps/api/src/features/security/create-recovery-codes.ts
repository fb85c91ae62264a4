import type { createRecoveryCodes as call } from '@zampa/contract/security/create-recovery-codes';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { AccountContext } from '../../http/context.ts';
import { replaceRecoveryCodes } from './replace-recovery-codes.ts';
import { hasSecondFactor } from './second-factor.ts';

/** Replaces the caller's recovery codes. Errors: STATUS_CONFLICT without an authenticator app. */
export async function createRecoveryCodes(
  { account: { accountId }, tx }: AccountContext<typeof call>,
  { tokens }: Pick<Deps, 'tokens'>,
) {
  if (!(await hasSecondFactor(tx, accountId))) throw new Refusal('STATUS_CONFLICT');
  return { codes: [...(await replaceRecoveryCodes(tokens, tx, accountId))] };
}
