import { DEMO_OWNER, DEMO_PASSWORD, DEMO_VET } from '@zampa/db/seed/accounts';
import { StartProblem } from '@zampa/db/embedded/start-problem';
import { accounts } from '@zampa/db/schema/people';
import { inArray } from 'drizzle-orm';
import type { Passwords } from '../../secrets/passwords.ts';
import type { Database } from '../../db/database.ts';

type DemoDeps = {
  readonly db: Database;
  readonly passwords: Pick<Passwords, 'matches'>;
};

/**
 * Refuses to start in production if a demo account still has its password, because that password is published.
 * @throws {StartProblem} if an account still has that password
 */
export async function refuseDemoPasswords({ db, passwords }: DemoDeps): Promise<void> {
  const seeded = await db
    .select({ email: accounts.email, hash: accounts.passwordHash })
    .from(accounts)
    .where(inArray(accounts.email, [DEMO_VET, DEMO_OWNER]))
    .orderBy(accounts.email);
  const published: string[] = [];
  for (const { email, hash } of seeded)
    if (await passwords.matches(hash ?? undefined, DEMO_PASSWORD)) published.push(email);
  if (published.length === 0) return;
  throw new StartProblem(
    `These accounts of the demonstration still have its published password: ${published.join(', ')}. ` +
      'Start production with another DATA_DIR or DATABASE_URL that is empty. To keep this data, start once without ' +
      'NODE_ENV=production and change the passwords of these accounts.',
  );
}
