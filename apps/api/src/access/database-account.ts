import { StartProblem } from '@zampa/db/embedded/start-problem';
import type pg from 'pg';

/**
 * Warns when the account of the database bypasses row-level security: nothing would then catch what a query forgets.
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
