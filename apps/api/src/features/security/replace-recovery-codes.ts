import { randomInt } from 'node:crypto';
import { recoveryCodes } from '@zampa/db/schema/security';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tokens } from '../../secrets/tokens.ts';

const COUNT = 10;
const LENGTH = 10;
/** Without letters and digits that look alike; a letter comes first, so that no code is six digits. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LETTERS = 22;

const newCode = () =>
  Array.from(
    { length: LENGTH },
    (_, at) => ALPHABET[randomInt(at === 0 ? LETTERS : ALPHABET.length)],
  ).join('');

/** Replaces the recovery codes of an account and returns the new ones, in two groups. */
export async function replaceRecoveryCodes(
  tokens: Tokens,
  tx: Queryable,
  accountId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx
    .insert(recoveryCodes)
    .values(
      codes.map((code) => ({ accountId, codeHash: tokens.codeHash(accountId, 'RECOVERY', code) })),
    );
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}
