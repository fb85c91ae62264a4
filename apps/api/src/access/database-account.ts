import { StartProblem } from '@zampa/db/embedded/start-problem';
import type pg from 'pg';

/**
 * Says when no policy holds the account of the database, so that what a query forgets is not seen to by the database.
 *
 * @returns a sentence for the log; null for an ordinary account
 * @throws {StartProblem} in production
 */
export async function describeFreeAccount(
  pool: pg.Pool,
  production: boolean,
): Promise<string | null> {
  const { rows } = await pool.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)',
  );
  const [account] = rows;
  if (!account) return null;
  const problem = `DATABASE_URL: ${account.name} is a superuser or bypasses row-level security: rows are not kept apart by the database. See “Another PostgreSQL” in docs/operations.md.`;
  if (production) throw new StartProblem(problem);
  return problem;
}
