import { MINUTE_MS } from '@zampa/domain/time/durations';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sql, type Logger, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import {
  accompanied,
  lockNamed,
  prepareCompanions,
  type Companion,
  type SentStatement,
} from './accompanied-query.ts';
import { OpenTransaction, type LastStatement } from './open-transaction.ts';
import { PreparingClient } from './preparing-client.ts';

export type Database = NodePgDatabase;
/** Where a query may run: inside a transaction or by itself. */
export type Queryable = Database;

/** Statements that take longer are given up: nothing waits for ever. */
const STATEMENT_TIMEOUT_MS = 30_000;

/** Connections that rest for so long are more than are needed. */
const IDLE_MS = 5 * MINUTE_MS;

export function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparingClient,
    max: 20,
    // A new connection plans anew all that an old one has kept.
    idleTimeoutMillis: IDLE_MS,
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
const hooks = { onConnect: prepareCompanions };

type Origin = {
  readonly pool: pg.Pool;
  /** For whom its statements are. */
  readonly acting: readonly Companion[];
  readonly onStatement: ((text: string) => void) | undefined;
};
const origins = new WeakMap<Queryable, Origin>();

/**
 * Opens the database without a person: `acting.ts` says for whom, or why for nobody, and only then rows are seen.
 *
 * @param onStatement told the text of every statement, before it is sent
 */
export function openDatabase(pool: pg.Pool, onStatement?: (text: string) => void): Database {
  return register({ pool, acting: [], onStatement });
}

/** Returns the same database for somebody. */
export function databaseFor(db: Queryable, acting: Companion): Database {
  return register({ ...originOf(db), acting: [acting] });
}

/** Has something done whenever its pool opens a connection, before that is used. */
export function onConnection(db: Database, act: () => void): void {
  originOf(db).pool.on('connect', act);
}

/** Returns the rows of a query that is made once the connection is there over which it is asked. */
export async function rowsOnceConnected<Row extends Record<string, unknown>>(
  db: Database,
  query: () => SQL,
): Promise<Row[]> {
  const { pool, acting, onStatement } = originOf(db);
  const client = await pool.connect();
  let failed: Error | undefined;
  try {
    const hands = {
      query: (statement: SentStatement, values: unknown[]) =>
        client.query(accompanied(statement, { before: acting }), values),
    };
    return await rowsOf<Row>(drizzleOn(hands, onStatement && { logQuery: onStatement }), query());
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failed);
  }
}

/** Returns whether it is a transaction and not a database. */
export const isTransaction = (db: Queryable): boolean => endings.has(db);

function originOf(db: Queryable): Origin {
  const origin = origins.get(db);
  if (!origin) throw new Error('not a database of openDatabase');
  return origin;
}

function register(origin: Origin): Database {
  const { pool, acting, onStatement } = origin;
  const query = (statement: SentStatement, values: unknown[]) =>
    pool.query(accompanied(statement, { before: acting }), values);
  const db = drizzleOn({ query }, onStatement && { logQuery: onStatement });
  origins.set(db, origin);
  return db;
}

/** All that is asked of what statements go through. */
type Hands = {
  query(statement: SentStatement, values: unknown[]): Promise<pg.QueryResult>;
};

const drizzleOn = (client: Hands, logger?: Logger): Database =>
  drizzle(client as unknown as pg.Pool, logger ? { logger } : {});

/** A transaction: what it ends with, and what is done after its commit. */
type Ending = {
  readonly transaction: OpenTransaction;
  readonly afterwards: (() => void)[];
  /** Statements that do not see one another. */
  readonly last: (() => SQL)[];
};
const endings = new WeakMap<Queryable, Ending>();

/** Runs `work` in one transaction, and after its commit what was asked for with `afterCommit`. */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const { pool, acting, onStatement } = originOf(db);
  const client = await pool.connect();
  const transaction = new OpenTransaction(client, acting, onStatement);
  const tx = drizzleOn(transaction, transaction);
  const ending: Ending = { transaction, afterwards: [], last: [] };
  endings.set(tx, ending);
  const result = await ended(client, transaction, async () => {
    const done = await work(tx);
    await transaction.commit(lastStatement(ending));
    return done;
  });
  for (const act of ending.afterwards) act();
  return result;
}

/** Does the work of a transaction, takes back what fails, and lets its connection go. */
async function ended<Result>(
  client: pg.PoolClient,
  transaction: OpenTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  let lost: Error | undefined;
  try {
    return await work();
  } catch (error) {
    // On which nothing can be rolled back, that is a connection for nobody.
    await transaction.rollback().catch((reason: Error) => (lost = reason));
    throw error;
  } finally {
    client.release(lost);
  }
}

/**
 * Does what may be lost with the process, such as telling open screens: it happens after the commit or not at all. What
 * must not be lost goes through the outbox.
 */
export function afterCommit(tx: Queryable, act: () => void): void {
  endingOf(tx).afterwards.push(act);
}

/**
 * Has a transaction wait for locks before its next statement, with which they travel: until the commit nobody else has
 * them. The statement sees what others did while they were waited for.
 *
 * @param names in an order that all have who take several of them
 */
export function lockWithNext(tx: Queryable, names: readonly string[]): void {
  const { transaction } = endingOf(tx);
  for (const name of names) transaction.sendWithNext(lockNamed(name));
}

/** Has a transaction wait before its next statement until nobody has this lock alone; any number may wait so. */
export function waitWithNext(tx: Queryable, name: string): void {
  endingOf(tx).transaction.sendWithNext(lockNamed(name, true));
}

/**
 * Says what a transaction ends with. It is asked for when the work is done, and travels with the commit: for what nobody
 * looks at before. What several have said travels as one statement, in which none sees what another does.
 */
export function endWith(tx: Queryable, statement: () => SQL): void {
  endingOf(tx).last.push(statement);
}

const dialect = new PgDialect();

function lastStatement({ last }: Ending): LastStatement | undefined {
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

function endingOf(tx: Queryable): Ending {
  const ending = endings.get(tx);
  if (!ending) throw new Error('not in a transaction of inTransaction');
  return ending;
}

/** Returns the rows of a hand-written query. */
export async function rowsOf<Row extends Record<string, unknown>>(
  db: Queryable,
  query: SQL,
): Promise<Row[]> {
  const { rows } = await db.execute(query);
  return rows as Row[];
}
