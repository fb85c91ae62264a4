import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sql, type Logger, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { continueAfter, continueWork } from '../main-thread/measure-work.ts';
import { OpenTransaction } from './open-transaction.ts';
import {
  advisoryLock,
  BEGIN,
  COMMIT,
  GENERIC_PLAN,
  sendPipelined,
  type Companions,
  type SentStatement,
  type PipelinedStatement,
} from './pipeline.ts';

export type Database = NodePgDatabase;
/** Runs queries, inside a transaction or not. */
export type Queryable = Database;

/** Receives every statement before it is sent. */
export type StatementListener = (text: string, values: readonly unknown[]) => void;

type Origin = {
  readonly pool: pg.Pool;
  /** Statements that set the acting person and how to plan. */
  readonly acting: readonly PipelinedStatement[];
  readonly onStatement: StatementListener | undefined;
};
const origins = new WeakMap<Queryable, Origin>();

/**
 * Opens the database without an acting person, so that row-level security hides all rows. See `acting.ts` for setting
 * one.
 *
 * @param onStatement receives every statement before it is sent
 */
export function openDatabase(pool: pg.Pool, onStatement?: StatementListener): Database {
  return register({ pool, acting: [], onStatement });
}

/** Returns the same database with an acting person. */
export function databaseFor(db: Queryable, acting: PipelinedStatement): Database {
  return register({ ...originOf(db), acting: [acting] });
}

/**
 * Returns the database with one generic plan for a statement and those after it in the same transaction: index scans
 * and lookups that are good for all values. Otherwise PostgreSQL plans large statements at every call, since it does
 * not know their limits and lists and underestimates the cost of planning.
 */
export function withGenericPlan(db: Queryable): Queryable {
  const transaction = endings.get(db)?.transaction;
  if (transaction) {
    transaction.sendBeforeNext(GENERIC_PLAN);
    return db;
  }
  const origin = originOf(db);
  return register({ ...origin, acting: [...origin.acting, GENERIC_PLAN] });
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
  // The acting person is set for a transaction, so that no setting remains on the connection.
  const companions = acting.length > 0 ? { before: [BEGIN, ...acting], after: [COMMIT] } : ALONE;
  const query = (statement: SentStatement, values: unknown[]) =>
    runOnConnection(pool, (client) => sendPipelined(client, { ...statement, values }, companions));
  const db = drizzleOn({ query }, onStatement && { logQuery: onStatement });
  origins.set(db, origin);
  return db;
}

const ALONE: Companions = { before: [] };

/** Runs `work` on a connection of the pool, which is discarded after an error. */
async function runOnConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
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

function lastStatement({ last }: TransactionEnd): PipelinedStatement | undefined {
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
