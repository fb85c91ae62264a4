import { accounts, users } from '@zampa/db/schema/people';
import { accountErasures } from '@zampa/db/schema/privacy';
import { eq } from 'drizzle-orm';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { enqueueEmail } from '../../emails/enqueue-email.ts';
import { lockLeaver } from './find-leaver.ts';

/**
 * Takes back that an account is erased, says so to whom it was said that the person was going, and writes so to its
 * address. Whether it is too late for that is asked before, by the clock.
 *
 * @returns false where it was taken back already; null where the account is no more
 */
export async function stopErasure(
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
