import type { Product } from '@zampa/testing/product';
import type pg from 'pg';

/** What the statements of a call took in the database, in milliseconds of the clock, and how often one was planned. */
export type Planning = {
  readonly plans: number;
  readonly planning: number;
  readonly execution: number;
};

const CALLS = 20;

/**
 * Starts the product's database anew with the extension that counts statements. It counts nothing until it is asked to:
 * what it costs is not to stand in any other figure.
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
  for (let done = 0; done < CALLS; done += 1) await act();
  const { plans, planning, execution } = await read(database);
  await count(database, 'none');
  return { plans: plans / CALLS, planning: planning / CALLS, execution: execution / CALLS };
}

/** Says what the database planned and executed. */
export const planningText = ({ plans, planning, execution }: Planning): string =>
  `${planning.toFixed(2)} of ${(planning + execution).toFixed(2)} ms (${plans.toFixed(1)} plans)`;

/** @param which statements are counted: none, or all, also those within functions */
async function count(database: Pick<pg.Pool, 'query'>, which: 'none' | 'all'): Promise<void> {
  await database.query(`alter system set pg_stat_statements.track = '${which}'`);
  await database.query('select pg_reload_conf()');
}

/** What stands within a function is planned apart, and executed as part of what calls it. */
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
