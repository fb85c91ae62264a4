import { accountCodes, accounts, codeTries } from '@zampa/db/schema/people';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import { sameText } from '../../access/same-text.ts';

export type CodePurpose = 'CONFIRM' | 'RESET' | 'EMAIL';

export type SpentCode = { readonly email: string | null };

type Try = {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  /** Six digits, or what a link carries. */
  readonly typed: string;
  readonly requester: string;
};

/**
 * Spends the latest code of an account, or any of its links; refuses with BAD_CODE when it is wrong, too old, used or
 * unknown. A wrong try of a code counts for whoever sent it and for the account's day: a stranger's guesses burn
 * neither the owner's tries nor, since links go on working, the owner's way in.
 *
 * @returns the address that the code confirms; null where it is the account's own
 */
export async function spendCode(deps: Deps, attempt: Try, now: Date): Promise<SpentCode> {
  const { accountId, purpose, typed } = attempt;
  const hash = deps.tokens.codeHash(accountId, purpose, typed);
  const spent = await inTransaction(
    deps.db,
    async (tx) =>
      (await spendLink(tx, attempt, hash, now)) ?? (await tryCode(tx, attempt, hash, now)),
  );
  if (!spent) throw badCode();
  return spent;
}

/** Nobody guesses a link: it is looked for as it is, and no try is counted. */
async function spendLink(
  tx: Queryable,
  { accountId, purpose }: Try,
  hash: string,
  now: Date,
): Promise<SpentCode | null> {
  const [used] = await tx
    .update(accountCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountCodes.isLink, true),
        eq(accountCodes.codeHash, hash),
        isUsable(accountId, purpose, now),
      ),
    )
    .returning({ email: accountCodes.email });
  return used ?? null;
}

/** Of an account one try is looked at after the other, so that those that come at once are counted too. */
async function tryCode(
  tx: Queryable,
  { accountId, purpose, requester }: Try,
  hash: string,
  now: Date,
): Promise<SpentCode | null> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  if (!(await codesHelp(tx, accountId, now))) return null;
  const [latest] = await tx
    .select()
    .from(accountCodes)
    .where(and(eq(accountCodes.accountId, accountId), eq(accountCodes.purpose, purpose)))
    .orderBy(desc(accountCodes.createdAt), desc(accountCodes.id))
    .limit(1);
  if (!latest || latest.isLink || latest.usedAt || latest.expiresAt <= now) return null;
  if (!(await mayTry(tx, latest.id, requester))) return null;
  if (!sameText(latest.codeHash, hash)) {
    await countTry(tx, latest.id, requester);
    return null;
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

async function mayTry(tx: Queryable, codeId: string, requester: string): Promise<boolean> {
  const [own] = await tx
    .select({ tries: codeTries.tries })
    .from(codeTries)
    .where(and(eq(codeTries.codeId, codeId), eq(codeTries.requester, requester)));
  return (own?.tries ?? 0) < LIMITS.codeTries.most;
}

async function countTry(tx: Queryable, codeId: string, requester: string): Promise<void> {
  await tx
    .insert(codeTries)
    .values({ codeId, requester, tries: 1 })
    .onConflictDoUpdate({
      target: [codeTries.codeId, codeTries.requester],
      set: { tries: sql`${codeTries.tries} + 1` },
    });
}

/**
 * Spends all codes and links of an account that are still open, whatever they are for: once its address or its password
 * is another, none that was sent before opens it.
 */
export async function spendAllCodes(tx: Queryable, accountId: string, now: Date): Promise<void> {
  await tx
    .update(accountCodes)
    .set({ usedAt: now })
    .where(and(eq(accountCodes.accountId, accountId), isNull(accountCodes.usedAt)));
}

/**
 * Tells whether codes of six digits still help, or too many wrong ones of the last day were tried with this account.
 */
export async function codesHelp(db: Queryable, accountId: string, now: Date): Promise<boolean> {
  const { most, seconds } = LIMITS.wrongCodesADay;
  const [wrong] = await db
    .select({ tries: sql<number>`coalesce(sum(${codeTries.tries}), 0)::int` })
    .from(codeTries)
    .innerJoin(accountCodes, eq(accountCodes.id, codeTries.codeId))
    .where(
      and(
        eq(accountCodes.accountId, accountId),
        gt(accountCodes.createdAt, new Date(now.getTime() - seconds * 1000)),
      ),
    );
  return (wrong?.tries ?? 0) < most;
}

export const badCode = () =>
  new Refusal('BAD_CODE', { fields: [{ field: 'code', code: 'BAD_CODE' }] });
