import { randomInt } from 'node:crypto';
import { accountCodes, accounts } from '@zampa/db/schema/people';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sameText } from '../../platform/same-text.ts';
import { newId } from '../../records/ids.ts';
import { enqueueLetter } from '../../records/letters.ts';

export type CodePurpose = 'CONFIRM' | 'RESET';

const LIFE_MS = 10 * 60_000;
const TRIES = 5;

type Addressee = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly familyName: string;
  readonly language: 'en' | 'it';
};

/** Makes a code of six digits and writes the letter that carries it into the outbox. Earlier ones no longer count. */
export async function sendCode(
  deps: Deps,
  tx: Queryable,
  account: Addressee,
  purpose: CodePurpose,
  now: Date,
) {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await tx.insert(accountCodes).values({
    id: newId(),
    accountId: account.id,
    purpose,
    codeHash: deps.tokens.codeHash(account.id, purpose, code),
    expiresAt: new Date(now.getTime() + LIFE_MS),
    createdAt: now,
  });
  await enqueueLetter(deps, tx, {
    template: purpose === 'CONFIRM' ? 'confirm-address' : 'reset-password',
    to: { name: `${account.name} ${account.familyName}`, address: account.email },
    language: account.language,
    values: { code },
  });
}

/**
 * Spends the latest code of an account; refuses with BAD_CODE when it is wrong, too old, used or unknown.
 * The try is counted and committed before the code is looked at, so that parallel guesses are counted too.
 */
export async function spendCode(
  deps: Deps,
  accountId: string,
  purpose: CodePurpose,
  typed: string,
  now: Date,
) {
  const latest = deps.db
    .select({ id: accountCodes.id })
    .from(accountCodes)
    .where(and(eq(accountCodes.accountId, accountId), eq(accountCodes.purpose, purpose)))
    .orderBy(desc(accountCodes.createdAt), desc(accountCodes.id))
    .limit(1);
  const [tried] = await deps.db
    .update(accountCodes)
    .set({ tries: sql`${accountCodes.tries} + 1` })
    .where(
      and(
        eq(accountCodes.id, sql`(${latest})`),
        lt(accountCodes.tries, TRIES),
        isNull(accountCodes.usedAt),
        gt(accountCodes.expiresAt, now),
      ),
    )
    .returning();
  const right = tried && sameText(tried.codeHash, deps.tokens.codeHash(accountId, purpose, typed));
  if (!right) throw badCode();
  const used = await deps.db
    .update(accountCodes)
    .set({ usedAt: now })
    .where(and(eq(accountCodes.id, tried.id), isNull(accountCodes.usedAt)))
    .returning({ id: accountCodes.id });
  if (used.length === 0) throw badCode();
}

export const badCode = () =>
  new Refusal('BAD_CODE', { fields: [{ field: 'code', code: 'BAD_CODE' }] });

export async function findAccount(db: Queryable, email: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  return account;
}
