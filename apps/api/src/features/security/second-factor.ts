import { recoveryCodes, secondFactors } from '@zampa/db/schema/security';
import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import { stepOfCode } from './totp.ts';

type FactorDeps = Pick<Deps, 'seals' | 'tokens' | 'limits'>;

/** Returns whether an account signs in with a second factor. */
export async function hasSecondFactor(db: Queryable, accountId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: secondFactors.accountId })
    .from(secondFactors)
    .where(and(eq(secondFactors.accountId, accountId), isNotNull(secondFactors.confirmedAt)));
  return found !== undefined;
}

/** The place of a secret, so that it cannot be moved to another account. */
export const secretPlace = (accountId: string) => `second factor ${accountId}`;

/**
 * Spends a code of an account's authenticator app, or one of its recovery codes. Returns whether it was valid. Of two
 * simultaneous uses of a code, one is valid. Errors: TOO_MANY_REQUESTS.
 */
export async function spendSecondFactor(
  deps: FactorDeps,
  db: Queryable,
  accountId: string,
  { code, now }: { readonly code: string; readonly now: Date },
): Promise<boolean> {
  await deps.limits.spend(LIMITS.secondFactorTries, accountId);
  return /^\d{6}$/.test(code)
    ? spendAppCode(deps, db, accountId, { code, now })
    : spendRecoveryCode(deps, db, accountId, { code, now });
}

type Try = { readonly code: string; readonly now: Date };

/** Spends a code of the authenticator app, confirmed or not. */
export async function spendAppCode(
  { seals }: Pick<Deps, 'seals'>,
  db: Queryable,
  accountId: string,
  { code, now }: Try,
): Promise<boolean> {
  const ofAccount = eq(secondFactors.accountId, accountId);
  const [factor] = await db.select().from(secondFactors).where(ofAccount);
  if (!factor) return false;
  const secret = seals.open(factor.secret, secretPlace(accountId));
  const step = stepOfCode(secret, code, { now, lastStep: factor.lastStep });
  if (step === null) return false;
  const spent = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(ofAccount, lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.accountId });
  return spent.length === 1;
}

async function spendRecoveryCode(
  { tokens }: Pick<Deps, 'tokens'>,
  db: Queryable,
  accountId: string,
  { code, now }: Try,
): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        inArray(recoveryCodes.codeHash, [
          ...tokens.acceptedCodeHashes(accountId, 'RECOVERY', code),
        ]),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.accountId });
  return spent.length === 1;
}
