import { accountCodes, accounts, codeTries } from '@zampa/db/schema/people';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import { isTimingSafeEqual } from '../../secrets/timing-safe-equal.ts';

export type CodePurpose = 'CONFIRM' | 'RESET' | 'EMAIL';

export type RedeemedCode = { readonly email: string | null };

type CodeAttempt = {
  readonly accountId: string;
  /** The address that the code was sent to. */
  readonly address: string;
  readonly purpose: CodePurpose;
  /** The six-digit code or the token of a link. */
  readonly typed: string;
  readonly requester: string;
  /** False where the password that has to come with the code is wrong. */
  readonly passwordMatches?: boolean;
};

type Outcome = RedeemedCode | 'wrong code' | 'wrong password' | 'no code';

/**
 * Redeems the latest code of an account, or any of its links. Throws BAD_CODE if it is wrong, expired, used or
 * unknown, and BAD_CREDENTIALS if the code is right but the password given with it is wrong. Wrong codes are limited
 * twice: per requester, so that a stranger's guesses do not use up the owner's tries, and per e-mail address and day.
 * Links are exempt from both limits.
 * @returns the address that the code confirms; null if it is the account's own
 */
export async function redeemCode(
  deps: Deps,
  attempt: CodeAttempt,
  now: Date,
): Promise<RedeemedCode> {
  const { accountId, purpose, typed } = attempt;
  const hash = deps.tokens.codeHash(accountId, purpose, typed);
  const byLink = await redeemLink(deps.db, attempt, hash, now);
  const outcome = byLink === 'no code' ? await countAndTryCode(deps, attempt, hash, now) : byLink;
  if (outcome === 'wrong password') throw wrongPassword();
  if (typeof outcome === 'string') throw badCode();
  return outcome;
}

/** Spends a link. Nobody guesses one, so no try is counted. */
async function redeemLink(
  db: Queryable,
  { accountId, purpose, passwordMatches }: CodeAttempt,
  hash: string,
  now: Date,
): Promise<Outcome> {
  const usable = and(
    eq(accountCodes.isLink, true),
    eq(accountCodes.codeHash, hash),
    isUsable(accountId, purpose, now),
  );
  if (passwordMatches === false) {
    const [found] = await db.select({ id: accountCodes.id }).from(accountCodes).where(usable);
    return found ? 'wrong password' : 'no code';
  }
  const [used] = await db
    .update(accountCodes)
    .set({ usedAt: now })
    .where(usable)
    .returning({ email: accountCodes.email });
  return used ?? 'no code';
}

/** Counts the try for the address before the code is compared, so that tries at the same moment all count. */
async function countAndTryCode(
  deps: Deps,
  attempt: CodeAttempt,
  hash: string,
  now: Date,
): Promise<Outcome> {
  const key = deps.tokens.fingerprint(attempt.address);
  const taken = await deps.limits.take(LIMITS.wrongCodesADay, key);
  if (!taken) return 'no code';
  const outcome = await inTransaction(deps.db, (tx) => redeemLatestCode(tx, attempt, hash, now));
  const isWrong = outcome === 'wrong code' || outcome === 'wrong password';
  if (!isWrong) await deps.limits.giveBack(taken);
  return outcome;
}

/** Compares a code; the lock on the account makes tries at the same moment wait for each other. */
async function redeemLatestCode(
  tx: Queryable,
  { accountId, purpose, requester, passwordMatches }: CodeAttempt,
  hash: string,
  now: Date,
): Promise<Outcome> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  const [latest] = await tx
    .select()
    .from(accountCodes)
    .where(and(eq(accountCodes.accountId, accountId), eq(accountCodes.purpose, purpose)))
    .orderBy(desc(accountCodes.createdAt), desc(accountCodes.id))
    .limit(1);
  if (!latest || latest.isLink || latest.usedAt || latest.expiresAt <= now) return 'no code';
  if (!(await hasTriesLeft(tx, latest.id, requester))) return 'no code';
  const isRight = isTimingSafeEqual(latest.codeHash, hash);
  if (!isRight || passwordMatches === false) {
    await countWrongCode(tx, latest.id, requester);
    return isRight ? 'wrong password' : 'wrong code';
  }
  await tx.update(accountCodes).set({ usedAt: now }).where(eq(accountCodes.id, latest.id));
  return { email: latest.email };
}

const isUsable = (accountId: string, purpose: CodePurpose, now: Date) =>
  and(
    eq(accountCodes.accountId, accountId),
    eq(accountCodes.purpose, purpose),
    isNull(accountCodes.usedAt),
    gt(accountCodes.expiresAt, now),
  );

async function hasTriesLeft(tx: Queryable, codeId: string, requester: string): Promise<boolean> {
  const [own] = await tx
    .select({ tries: codeTries.tries })
    .from(codeTries)
    .where(and(eq(codeTries.codeId, codeId), eq(codeTries.requester, requester)));
  return (own?.tries ?? 0) < LIMITS.codeTries.most;
}

async function countWrongCode(tx: Queryable, codeId: string, requester: string): Promise<void> {
  await tx
    .insert(codeTries)
    .values({ codeId, requester, tries: 1 })
    .onConflictDoUpdate({
      target: [codeTries.codeId, codeTries.requester],
      set: { tries: sql`${codeTries.tries} + 1` },
    });
}

/** Invalidates all open codes and links of an account, for any purpose, after its address or password has changed. */
export async function invalidateCodes(tx: Queryable, accountId: string, now: Date): Promise<void> {
  await tx
    .update(accountCodes)
    .set({ usedAt: now })
    .where(and(eq(accountCodes.accountId, accountId), isNull(accountCodes.usedAt)));
}

/** Returns whether so many wrong codes were tried for an address today that only a link is accepted. */
export async function areCodesExhausted(
  { limits, tokens }: Pick<Deps, 'limits' | 'tokens'>,
  address: string,
): Promise<boolean> {
  const exhausted = await limits.findExhausted(LIMITS.wrongCodesADay, [
    tokens.fingerprint(address),
  ]);
  return exhausted.size > 0;
}

export const badCode = () =>
  new Refusal('BAD_CODE', { fields: [{ field: 'code', code: 'BAD_CODE' }] });

const wrongPassword = () =>
  new Refusal('BAD_CREDENTIALS', { fields: [{ field: 'password', code: 'BAD_CREDENTIALS' }] });
