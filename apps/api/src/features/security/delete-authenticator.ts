import type { deleteAuthenticator as call } from '@zampa/contract/security/delete-authenticator';
import { recoveryCodes, secondFactors } from '@zampa/db/schema/security';
import { eq } from 'drizzle-orm';
import type { AccountContext } from '../../http/context.ts';

/** Removes the authenticator app and the recovery codes of the caller. */
export async function deleteAuthenticator({
  account: { accountId },
  tx,
}: AccountContext<typeof call>) {
  await tx.delete(secondFactors).where(eq(secondFactors.accountId, accountId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}
