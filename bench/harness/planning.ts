import type { Product } from '@zampa/testing/product';
import type pg from 'pg';

/** The time that the statements of a call took in the database, in milliseconds, and the number of query plans. */
export type Planning = {
  readonly plans: number;
  readonly planning: number;
  readonly execution: number;
};

const CALLS = 20;

/**
 * Restarts the product's database with pg_stat_statements. Tracking stays off until a measurement turns it on, so that
 * its cost does not distort other figures.
 */
export async function letPlanningBeSeen(product: Product): Promise<void> {
  await product.inDatabase((database) =>
    database.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`),
  );
  await product.halt();
  await product.restart();
  await product.inDatabase(async (database) => {
    await database.query('create extension pg_stat_statements');
    await database.query('alter system set pg_stat_statements.track_planning = on');
    await count(database, 'none');
  });
}

/** Does something again and again, once it has been measured. @returns what the product's statements took, each time */
export async function planningOf(
  database: Pick<pg.Pool, 'query'>,
  act: () => Promise<unknown>,
): Promise<Planning> {
  await count(database, 'all');
  // The setting comes to each connection when that is used next.
  do await act();
  while ((await read(database)).calls === 0);
  await database.query('select pg_stat_statements_reset()');
  for (let call = 0; call < CALLS; call += 1) await act();
  const { plans, planning, execution } = await read(database);
  await count(database, 'none');
  return { plans: plans / CALLS, planning: planning / CALLS, execution: execution / CALLS };
}

/** Says what the database planned and executed. */
export const planningText = ({ plans, planning, execution }: Planning): string =>
  `${planning.toFixed(2)} of ${(planning + execution).toFixed(2)} ms (${plans.toFixed(1)} plans)`;

/** @param tracking `none`, or `all` to include statements inside functions */
async function count(database: Pick<pg.Pool, 'query'>, tracking: 'none' | 'all'): Promise<void> {
  await database.query(`alter system set pg_stat_statements.track = '${tracking}'`);
  await database.query('select pg_reload_conf()');
}

/** Reads the totals. Statements inside a function have their own planning time; the caller's execution includes theirs. */
async function read(database: Pick<pg.Pool, 'query'>) {
  const { rows } = await database.query<Planning & { calls: number }>(
    `select coalesce(sum(s.calls), 0)::float8 as calls, coalesce(sum(s.plans), 0)::float8 as plans,
      coalesce(sum(s.total_plan_time), 0) as planning,
      coalesce(sum(s.total_exec_time) filter (where s.toplevel), 0) as execution
    from pg_stat_statements s join pg_roles r on r.oid = s.userid where r.rolname = 'zampa_server'`,
  );
  const [taken] = rows;
  if (!taken) throw new Error('the database counts no statements');
  return taken;
}
