import { accounts, users } from '@zampa/db/schema/people';
import { accountErasures } from '@zampa/db/schema/privacy';
import { eq } from 'drizzle-orm';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { enqueueEmail } from '../../emails/enqueue-email.ts';
import { lockLeaver } from './lock-leaver.ts';

/**
 * Withdraws an account's erasure request, reopens the profile for others, and confirms by e-mail. The caller has
 * checked that it is not too late.
 *
 * @returns false if there was no request; null if the account no longer exists
 */
export async function withdrawErasure(
  deps: Deps,
  { tx, now }: UnitOfWork,
  accountId: string,
): Promise<boolean | null> {
  const leaver = await lockLeaver(tx, accountId);
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  if (!leaver || !account) return null;
  const [stopped] = await tx
    .delete(accountErasures)
    .where(eq(accountErasures.accountId, accountId))
    .returning();
  if (!stopped) return false;
  if (stopped.closedProfile) {
    await tx
      .update(users)
      .set({ enabled: true, updatedAt: now })
      .where(eq(users.accountId, accountId));
    await deps.erasure.reopen({ tx, now }, leaver);
  }
  const { name, familyName, email, language } = account;
  await enqueueEmail(deps, tx, {
    template: 'erasure-stopped',
    to: { name: `${name} ${familyName}`, address: email },
    language,
    values: {},
  });
  return true;
}
