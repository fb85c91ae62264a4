import { accounts } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';

/** Checks the password of a signed-in account and returns its e-mail address. Errors: BAD_CREDENTIALS, TOO_MANY_REQUESTS. */
export async function checkPassword(
  { passwords, limits }: Pick<Deps, 'passwords' | 'limits'>,
  db: Queryable,
  accountId: string,
  password: string,
): Promise<string> {
  await limits.spend(LIMITS.passwordChanges, accountId);
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account || !(await passwords.matches(account.passwordHash, password)))
    throw new Refusal('BAD_CREDENTIALS', {
      fields: [{ field: 'password', code: 'BAD_CREDENTIALS' }],
    });
  return account.email;
}
