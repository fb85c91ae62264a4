import type { deleteAccount as call } from '@zampa/contract/privacy/delete-account';
import { accounts, users } from '@zampa/db/schema/people';
import { accountErasures } from '@zampa/db/schema/privacy';
import { erasureDate } from '@zampa/domain/privacy/erasure';
import { and, eq } from 'drizzle-orm';
import { withoutPerson } from '../../access/acting.ts';
import { inTransaction, type Queryable } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { enqueueEmail } from '../../emails/enqueue-email.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { AccountContext } from '../../http/context.ts';
import { LIMITS } from '../../limits/table.ts';
import type { Leaver } from '../../personal-data.ts';
import { findTimeZone } from './find-time-zone.ts';
import { lockLeaver } from './lock-leaver.ts';

/**
 * Schedules the erasure of the caller's account in fourteen days after checking the password, and ends all access
 * immediately. A repeated request returns the same date. Errors: BAD_CREDENTIALS, LAST_ADMIN, TOO_MANY_REQUESTS.
 */
export async function deleteAccount(
  { account: { accountId }, body, now }: AccountContext<typeof call>,
  deps: Deps,
) {
  // Shares the limit of password changes, because both calls reveal whether the password is right.
  await deps.limits.spend(LIMITS.passwordChanges, accountId);
  const open = withoutPerson(deps.db, 'privacy');
  const [account] = await open.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account || !(await deps.passwords.matches(account.passwordHash, body.password)))
    throw new Refusal('BAD_CREDENTIALS', {
      fields: [{ field: 'password', code: 'BAD_CREDENTIALS' }],
    });
  const date = await inTransaction(open, async (tx) => {
    const leaver = await lockLeaver(tx, accountId);
    if (!leaver) throw new Refusal('UNAUTHENTICATED');
    const erasure = await findErasure(tx, accountId);
    return erasure?.dueAt ?? requestErasure(deps, { tx, now }, leaver, account);
  });
  return { date: date.toISOString() };
}

async function findErasure(tx: Queryable, accountId: string) {
  const [erasure] = await tx
    .select()
    .from(accountErasures)
    .where(eq(accountErasures.accountId, accountId));
  return erasure;
}

async function requestErasure(
  deps: Deps,
  { tx, now }: UnitOfWork,
  leaver: Leaver,
  { email, name, familyName, language }: typeof accounts.$inferSelect,
): Promise<Date> {
  const { accountId } = leaver;
  await deps.erasure.refuse({ tx, now }, leaver);
  const zone = await findTimeZone(tx, leaver.userId);
  const dueAt = erasureDate(now);
  const closed = await tx
    .update(users)
    .set({ enabled: false, updatedAt: now })
    .where(and(eq(users.accountId, accountId), eq(users.enabled, true)))
    .returning({ id: users.id });
  const closedProfile = closed.length > 0;
  await tx.insert(accountErasures).values({ accountId, requestedAt: now, dueAt, closedProfile });
  await deps.erasure.close({ tx, now }, leaver);
  deps.outbox.enqueue(tx, 'endAccount', { accountId }, { dueAt });
  await enqueueEmail(deps, tx, {
    template: 'erasure-requested',
    to: { name: `${name} ${familyName}`, address: email },
    language,
    values: { date: dueAt.toISOString(), zone },
  });
  return dueAt;
}
