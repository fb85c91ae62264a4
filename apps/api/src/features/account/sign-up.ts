import type { signUp as call } from '@zampa/contract/account/sign-up';
import { accounts } from '@zampa/db/schema/people';
import { and, eq, isNull, lt, lte } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Context } from '../../http/context.ts';
import { logConsents } from '../privacy/public.ts';
import { newId } from '../../db/ids.ts';
import { withConfirmationEmail } from './code-email-limits.ts';
import { findAccount, sendCode } from './codes.ts';
import type { Origin } from './requester.ts';
import { isSignUpBrowser, markSignUpBrowser } from './sign-up-browser.ts';
import { areCodesExhausted } from './redeem-code.ts';
import { refuseWeakPassword } from './weak-password.ts';
import { DAY_MS, MINUTE_MS } from '@zampa/domain/time/durations';

/** How long an unconfirmed sign-up reserves its address: as long as its first code is valid. */
const RESERVED_MS = 10 * MINUTE_MS;

/**
 * Creates an account and sends the code that confirms its address. Replaces an older unconfirmed account with the
 * same address, including its data. Errors: PASSWORD_WEAK, USER_EXISTS, TOO_MANY_REQUESTS.
 */
export async function signUp(
  { body, network, browser, now }: Context<typeof call>,
  deps: Deps,
): Promise<{ status: 'UNCONFIRMED' }> {
  await deps.limits.spend(LIMITS.signUps, network);
  refuseWeakPassword(body.password, 'password');
  await refuseTakenAddress(deps, body.email, { network, browser }, now);
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
    signedUpFrom: deps.tokens.fingerprint(network),
    createdAt: now,
  } as const;
  const isLink = await areCodesExhausted(deps, account.email);
  await withConfirmationEmail(deps, account.email, () =>
    inTransaction(deps.db, async (tx) => {
      await tx.delete(accounts).where(isReplaceable(account.email, now));
      // A unique violation would write the address into the database log.
      const opened = await tx.insert(accounts).values(account).onConflictDoNothing().returning();
      if (opened.length === 0) throw userExists();
      await logConsents(tx, account.id, { terms: 1, marketing, thirdparties }, now);
      await sendCode(deps, { tx, now }, account, { purpose: 'CONFIRM', isLink });
    }),
  );
  markSignUpBrowser(deps, browser, account.id);
  return { status: 'UNCONFIRMED' };
}

/**
 * Refuses an address that somebody has, or signed up with less than ten minutes ago. A sign-up from elsewhere marks
 * that account as contested. Errors: USER_EXISTS.
 */
async function refuseTakenAddress(
  deps: Deps,
  email: string,
  { network, browser }: Origin,
  now: Date,
): Promise<void> {
  const account = await findAccount(deps.db, email);
  if (!account || (!account.confirmedAt && account.createdAt <= replaceableUntil(now))) return;
  const isElsewhere =
    account.signedUpFrom !== deps.tokens.fingerprint(network) ||
    (browser.isPage && !isSignUpBrowser(deps, browser, account.id));
  if (!account.confirmedAt && isElsewhere)
    await deps.db
      .update(accounts)
      .set({ isContested: true })
      .where(and(eq(accounts.id, account.id), isNull(accounts.confirmedAt)));
  throw userExists();
}

const replaceableUntil = (now: Date) => new Date(now.getTime() - RESERVED_MS);

/** An account that nobody confirmed while its first code was valid. */
const isReplaceable = (email: string, now: Date) =>
  and(
    eq(accounts.email, email),
    isNull(accounts.confirmedAt),
    lte(accounts.createdAt, replaceableUntil(now)),
  );

export const userExists = () =>
  new Refusal('USER_EXISTS', { fields: [{ field: 'email', code: 'USER_EXISTS' }] });

/** Deletes accounts that were not confirmed within a day of the sign-up. */
export async function cleanUpUnconfirmed(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(accounts)
    .where(
      and(isNull(accounts.confirmedAt), lt(accounts.createdAt, new Date(now.getTime() - DAY_MS))),
    );
}
