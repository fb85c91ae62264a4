import type { requestEmailChange as call } from '@zampa/contract/account/request-email-change';
import { accounts } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { AccountContext } from '../../http/context.ts';
import { withConfirmationEmail } from './code-email-limits.ts';
import { findAccount, sendEmailCode } from './codes.ts';
import { userExists } from './sign-up.ts';
import { areCodesExhausted } from './redeem-code.ts';

/**
 * Sends a code to the new e-mail address after checking the password. Errors: BAD_CREDENTIALS, USER_EXISTS if another
 * account has confirmed the address, TOO_MANY_REQUESTS.
 */
export async function requestEmailChange(
  { account: { accountId }, body: { password, email }, now }: AccountContext<typeof call>,
  deps: Deps,
) {
  await deps.limits.spend(LIMITS.emailChanges, accountId);
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account || !(await deps.passwords.matches(account.passwordHash, password)))
    throw new Refusal('BAD_CREDENTIALS', {
      fields: [{ field: 'password', code: 'BAD_CREDENTIALS' }],
    });
  await deps.limits.spend(LIMITS.emailChangeEmails, email);
  if ((await findAccount(deps.db, email))?.confirmedAt) throw userExists();
  if (await areCodesExhausted(deps, email)) throw new Refusal('TOO_MANY_REQUESTS');
  await withConfirmationEmail(deps, email, () =>
    inTransaction(deps.db, (tx) => sendEmailCode(deps, { tx, now }, account, email)),
  );
}
