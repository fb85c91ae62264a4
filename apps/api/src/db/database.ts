import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Logger, SQL } from 'drizzle-orm';
import pg from 'pg';
import { PREPARE_ACTING } from './acting-query.ts';
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
    ...hooks,
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

/** Waited for by the pool, before anybody is given the connection. */
const hooks = {
  async onConnect(client: pg.ClientBase): Promise<void> {
    await client.query(PREPARE_ACTING);
  },
};

/** What statements go through: a pool, or what says something more before it. */
export type Connections = Pick<pg.Pool, 'query'> & {
  connect(): Promise<Pick<pg.PoolClient, 'query' | 'release'>>;
};

type Origin = { readonly pool: pg.Pool; readonly logger: Logger | undefined };
const origins = new WeakMap<Queryable, Origin>();

/**
 * Opens the database, for whom nobody has said yet: what it shows is in `acting.ts` for a person or a reason to be had.
 *
 * @param onStatement told the text of every statement, before it is sent
 */
export function openDatabase(pool: pg.Pool, onStatement?: (text: string) => void): Database {
  const origin = { pool, logger: onStatement && { logQuery: onStatement } };
  return register(origin, pool);
}

/** Returns the same database through other hands. */
export function databaseOn(db: Queryable, client: Connections): Database {
  return register(originOf(db), client);
}

/** Returns whether it is a database and not a transaction. */
export const isDatabase = (db: Queryable): boolean => origins.has(db);

export const poolOf = (db: Queryable): pg.Pool => originOf(db).pool;

function originOf(db: Queryable): Origin {
  const origin = origins.get(db);
  if (!origin) throw new Error('not a database of openDatabase');
  return origin;
}

function register(origin: Origin, client: Connections | pg.Pool): Database {
  const { logger } = origin;
  const db: Database = drizzle(client as pg.Pool, logger ? { logger } : {});
  origins.set(db, origin);
  return db;
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
 * Does what may be lost with the process, such as telling open screens: it happens after the commit or not at all. What
 * must not be lost goes through the outbox.
 */
export function afterCommit(tx: Queryable, act: () => void): void {
  const afterwards = commitments.get(tx);
  if (!afterwards) throw new Error('not in a transaction of inTransaction');
  afterwards.push(act);
}

/** Returns the rows of a hand-written query. */
export async function rowsOf<Row extends Record<string, unknown>>(
  db: Queryable,
  query: SQL,
): Promise<Row[]> {
  const { rows } = await db.execute(query);
  return rows as Row[];
}
