import { StartProblem } from '@zampa/db/embedded/start-problem';
import type pg from 'pg';

/**
 * Checks whether the database role bypasses row-level security, which would hide mistakes in queries.
 *
 * @returns a warning for the log; null if row-level security applies
 * @throws {StartProblem} in production
 */
export async function findRlsBypassWarning(
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
