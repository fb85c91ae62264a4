import type { signUp as call } from '@zampa/contract/account/sign-up';
import { accounts } from '@zampa/db/schema/people';
import { and, eq, isNull, lt, lte } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Context } from '../../http/context.ts';
import { logConsents } from '../privacy/public.ts';
import { newId } from '../../db/ids.ts';
import { sendCode } from './codes.ts';
import { refuseWeakPassword } from './weak-password.ts';
import { DAY_MS, MINUTE_MS } from '@zampa/domain/time/durations';

/** As long as the first code lives, the address is kept for who signed up first. */
const KEPT_MS = 10 * MINUTE_MS;

/**
 * Opens an account and sends the code that confirms its address. One that nobody confirmed gives way, with all that was
 * said in it. Refusals: PASSWORD_WEAK, USER_EXISTS, TOO_MANY_REQUESTS.
 */
export async function signUp(
  { body, network, now }: Context<typeof call>,
  deps: Deps,
): Promise<{ status: 'UNCONFIRMED' }> {
  await deps.limits.spend(LIMITS.signUps, network);
  refuseWeakPassword(body.password, 'password');
  const { marketing, thirdparties } = body;
  const account = {
    id: newId(),
    email: body.email,
    name: body.name,
    familyName: body.family_name,
    language: body.language ?? 'en',
    passwordHash: await deps.passwords.hash(body.password),
    marketing,
    thirdparties,
    createdAt: now,
  } as const;
  await inTransaction(deps.db, async (tx) => {
    await makeRoom(tx, account.email, now);
    // A conflict would write the address into the database's log.
    const opened = await tx.insert(accounts).values(account).onConflictDoNothing().returning();
    if (opened.length === 0) throw userExists();
    await logConsents(tx, account.id, { terms: 1, marketing, thirdparties }, now);
    await sendCode(deps, { tx, now }, account, 'CONFIRM');
  });
  return { status: 'UNCONFIRMED' };
}

async function makeRoom(tx: Queryable, email: string, now: Date): Promise<void> {
  await tx
    .delete(accounts)
    .where(
      and(
        eq(accounts.email, email),
        isNull(accounts.confirmedAt),
        lte(accounts.createdAt, new Date(now.getTime() - KEPT_MS)),
      ),
    );
}

export const userExists = () =>
  new Refusal('USER_EXISTS', { fields: [{ field: 'email', code: 'USER_EXISTS' }] });

/** Forgets accounts that nobody confirmed within a day. */
export async function cleanUpUnconfirmed(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(accounts)
    .where(
      and(isNull(accounts.confirmedAt), lt(accounts.createdAt, new Date(now.getTime() - DAY_MS))),
    );
}
