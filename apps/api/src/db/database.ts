import { MINUTE_MS } from '@zampa/domain/time/durations';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sql, type Logger, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import {
  withPipeline,
  advisoryLock,
  preparePipelinedStatements,
  type PipelinedStatement,
  type SentStatement,
} from './pipelined-query.ts';
import { continueAfter, continueWork } from '../main-thread/measure-work.ts';
import { OpenTransaction, type LastStatement } from './open-transaction.ts';
import { PreparingClient } from './preparing-client.ts';

export type Database = NodePgDatabase;
/** Runs queries, inside a transaction or not. */
export type Queryable = Database;

/** Longer statements are canceled. */
const STATEMENT_TIMEOUT_MS = 30_000;

/** Closes connections that were idle for this long. */
const IDLE_MS = 5 * MINUTE_MS;

export function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparingClient,
    max: 20,
    // Long, since a new connection has to plan its statements again.
    idleTimeoutMillis: IDLE_MS,
    ...hooks,
    connectionTimeoutMillis: 10_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    ...config,
  });
  // A connection cut by the server must not crash the process, whether it is idle in the pool or was just released
  // and is still closing.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The pool awaits this before it hands out a new connection. */
const hooks = { onConnect: preparePipelinedStatements };

type Origin = {
  readonly pool: pg.Pool;
  /** Statements that set the acting person. */
  readonly acting: readonly PipelinedStatement[];
  readonly onStatement: ((text: string) => void) | undefined;
};
const origins = new WeakMap<Queryable, Origin>();

/**
 * Opens the database without an acting person, so that row-level security hides all rows. See `acting.ts` for setting
 * one.
 *
 * @param onStatement receives the text of every statement before it is sent
 */
export function openDatabase(pool: pg.Pool, onStatement?: (text: string) => void): Database {
  return register({ pool, acting: [], onStatement });
}

/** Returns the same database with an acting person. */
export function databaseFor(db: Queryable, acting: PipelinedStatement): Database {
  return register({ ...originOf(db), acting: [acting] });
}

/** Returns whether this is a transaction. */
export const isTransaction = (db: Queryable): boolean => endings.has(db);

function originOf(db: Queryable): Origin {
  const origin = origins.get(db);
  if (!origin) throw new Error('this database was not opened by openDatabase');
  return origin;
}

function register(origin: Origin): Database {
  const { pool, acting, onStatement } = origin;
  const query = (statement: SentStatement, values: unknown[]) =>
    pool.query(withPipeline(statement, { before: acting }), values);
  const db = drizzleOn({ query }, onStatement && { logQuery: onStatement });
  origins.set(db, origin);
  return db;
}

/** The part of a `pg` pool that drizzle uses. */
type StatementRunner = {
  query(statement: SentStatement, values: unknown[]): Promise<pg.QueryResult>;
};

function drizzleOn(hands: StatementRunner, logger?: Logger): Database {
  const client: StatementRunner = {
    query(statement, values) {
      continueWork();
      return continueAfter(hands.query(statement, values));
    },
  };
  return drizzle(client as unknown as pg.Pool, logger ? { logger } : {});
}

/** A transaction's final statements and the callbacks after its commit. */
type TransactionEnd = {
  readonly transaction: OpenTransaction;
  readonly afterwards: (() => void)[];
  /** Run after the transaction was rolled back. */
  readonly compensations: ((error: unknown) => Promise<void>)[];
  /** Statements merged into one, which do not see each other's effects. */
  readonly last: (() => SQL)[];
};
const endings = new WeakMap<Queryable, TransactionEnd>();

/** Runs `work` in a transaction, then the callbacks registered with `afterCommit`. */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const { pool, acting, onStatement } = originOf(db);
  const client = await continueAfter(pool.connect());
  const transaction = new OpenTransaction(client, acting, onStatement);
  const tx = drizzleOn(transaction, transaction);
  const ending: TransactionEnd = { transaction, afterwards: [], compensations: [], last: [] };
  endings.set(tx, ending);
  const result = await runAndRelease(client, transaction, async () => {
    const value = await work(tx);
    await transaction.commit(lastStatement(ending));
    return value;
  }).catch(async (error: unknown) => {
    // Ignore failed compensations: a scheduled cleanup repeats them, and the caller needs the original error.
    await Promise.allSettled(ending.compensations.map((act) => act(error)));
    throw error;
  });
  for (const act of ending.afterwards) act();
  return result;
}

/** Runs the work of a transaction, rolls back on an error and releases the connection. */
async function runAndRelease<Result>(
  client: pg.PoolClient,
  transaction: OpenTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  let lost: Error | undefined;
  try {
    return await work();
  } catch (error) {
    // If the rollback fails, the connection is discarded.
    await transaction.rollback().catch((reason: Error) => (lost = reason));
    throw error;
  } finally {
    client.release(lost);
  }
}

/**
 * Registers a callback to run after the commit. For work that may be lost if the process stops, such as updating open
 * screens; everything else belongs in the outbox.
 */
export function afterCommit(tx: Queryable, act: () => void): void {
  endingOf(tx).afterwards.push(act);
}

/**
 * Registers a callback that undoes what a transaction did outside the database. It runs after the transaction has
 * failed and its connection is free again. A commit whose answer was lost counts as failed, so `act` must check
 * whether it took effect.
 */
export function afterRollback(tx: Queryable, act: (error: unknown) => Promise<void>): void {
  endingOf(tx).compensations.push(act);
}

/**
 * Takes advisory locks before the transaction's next statement, in the same round trip, until commit. The statement
 * sees what other transactions committed before the locks were granted.
 *
 * @param names in the same order in all transactions that take several
 */
export function lockBeforeNext(tx: Queryable, names: readonly string[]): void {
  const { transaction } = endingOf(tx);
  for (const name of names) transaction.sendBeforeNext(advisoryLock(name));
}

/** Takes a shared advisory lock before the transaction's next statement. Waits for exclusive locks only. */
export function lockSharedBeforeNext(tx: Queryable, name: string): void {
  endingOf(tx).transaction.sendBeforeNext(advisoryLock(name, true));
}

/**
 * Registers a statement that is sent together with the commit, for writes that nothing in the transaction reads. It
 * is built when the work is done. Several are merged into one `with` query and do not see each other's effects.
 */
export function runAtCommit(tx: Queryable, statement: () => SQL): void {
  endingOf(tx).last.push(statement);
}

const dialect = new PgDialect();

function lastStatement({ last }: TransactionEnd): LastStatement | undefined {
  const statements = last.map((statement) => statement());
  const whole = statements.pop();
  if (!whole) return undefined;
  const others = statements.map(
    (one, index) => sql`${sql.identifier(`part_${index}`)} as (${one})`,
  );
  const { sql: text, params: values } = dialect.sqlToQuery(
    others.length > 0 ? sql`with ${sql.join(others, sql`, `)} ${whole}` : whole,
  );
  return { text, values };
}

function endingOf(tx: Queryable): TransactionEnd {
  const ending = endings.get(tx);
  if (!ending) throw new Error('called outside of inTransaction');
  return ending;
}

/** Runs a hand-written query and returns its rows. */
export async function rowsOf<Row extends Record<string, unknown>>(
  db: Queryable,
  query: SQL,
): Promise<Row[]> {
  const { rows } = await db.execute(query);
  return rows as Row[];
}
