import type { resetPassword } from '@zampa/contract/account/reset-password';
import type { BodyOf } from '@zampa/contract/call';
import { accounts } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { badCode, findAccount, sendCode, spendCode } from './codes.ts';
import { forgetFailures } from './sign-in-failures.ts';
import { endAllSessions } from './sign-out.ts';
import { refuseWeakPassword } from './weak-password.ts';

const A_MINUTE = { name: 'forgot-minute', most: 1, seconds: 60 } as const;
const AN_HOUR = { name: 'forgot-hour', most: 5, seconds: 3600 } as const;

/** Sends a code for a new password; whether the address is known is never told. */
export async function askForReset(deps: Deps, email: string, now: Date) {
  await deps.limits.spend(A_MINUTE, email);
  await deps.limits.spend(AN_HOUR, email);
  const account = await findAccount(deps.db, email);
  if (account) await inTransaction(deps.db, (tx) => sendCode(deps, tx, account, 'RESET', now));
}

/**
 * Sets a new password with the code; it does not sign in, and every session ends. The code came by e-mail, so it
 * confirms the address as well. Refusals: PASSWORD_WEAK, BAD_CODE.
 */
export async function resetForgottenPassword(
  deps: Deps,
  { email, code, newPassword }: BodyOf<typeof resetPassword>,
  now: Date,
) {
  refuseWeakPassword(newPassword, 'newPassword');
  const account = await findAccount(deps.db, email);
  if (!account) throw badCode();
  await spendCode(deps, account.id, 'RESET', code, now);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(deps.db, async (tx) => {
    const confirmedAt = account.confirmedAt ?? now;
    await tx.update(accounts).set({ passwordHash, confirmedAt }).where(eq(accounts.id, account.id));
    await forgetFailures(tx, email);
    await endAllSessions(deps, tx, account.id, now);
  });
}
