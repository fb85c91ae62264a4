import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SQL } from 'drizzle-orm';
import pg from 'pg';
import { PreparingClient } from './preparing-client.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Where a query may run: inside a transaction or by itself. */
export type Queryable = Database | Transaction;

/** Statements that take longer are given up: nothing waits for ever. */
const STATEMENT_TIMEOUT_MS = 30_000;

export function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparingClient,
    max: 20,
    connectionTimeoutMillis: 10_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    ...config,
  });
  // A connection that the server cuts must not end our process: one that rests in the pool, nor one that the pool
  // has just let go of and that is still closing.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** @param onStatement told the text of every statement, before it is sent */
export function openDatabase(pool: pg.Pool, onStatement?: (text: string) => void): Database {
  return drizzle(pool, onStatement ? { logger: { logQuery: onStatement } } : {});
}

const commitments = new WeakMap<object, (() => void)[]>();

/** Runs `work` in one transaction, and after its commit what was asked for with `afterCommit`. */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const afterwards: (() => void)[] = [];
  const result = await db.transaction((tx) => {
    commitments.set(tx, afterwards);
    return work(tx);
  });
  for (const act of afterwards) act();
  return result;
}

/**
 * For what may be lost with the process, such as telling open screens: it happens after the commit or not at all.
 * What must not be lost goes through the outbox.
 */
export function afterCommit(tx: Queryable, act: () => void): void {
  const afterwards = commitments.get(tx);
  if (!afterwards) throw new Error('not in a transaction of inTransaction');
  afterwards.push(act);
}

/** The rows of a hand-written query. */
export async function rowsOf<Row extends Record<string, unknown>>(
  db: Queryable,
  query: SQL,
): Promise<Row[]> {
  const { rows } = await db.execute(query);
  return rows as Row[];
}
