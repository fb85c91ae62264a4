import { freshDatabase } from '@zampa/testing/database';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actingAs, withoutPerson } from '../../src/access/acting.ts';
import {
  databaseFor,
  inTransaction,
  openDatabase,
  rowsOf,
  runAtCommit,
  type Database,
  type Queryable,
} from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';

const PERSONS = 20;

/** The acting person travels in front of statements as one of their own: nothing may run without or as another one. */
describe('pipelined statements', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let pool: pg.Pool;
  let db: Database;
  beforeAll(async () => {
    database = await freshDatabase();
    await database.pool.query('create table written (number int); grant all on written to public');
    // A single connection, which every statement shares.
    pool = openPool({ connectionString: database.url, max: 1 }, () => undefined);
    db = openDatabase(pool);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });
  beforeEach(() => database.pool.query('delete from written'));

  const actingAsUser = (userId: string) =>
    actingAs(db, {
      viewer: { userId, isVet: false, facilities: [], families: [], clinics: [], applications: [] },
    });
  const readUser = async (one: Queryable) => {
    const [row] = await rowsOf<{ user: string }>(
      one,
      sql`select coalesce(current_setting('app.user', true), '') as user`,
    );
    return row?.user;
  };
  const insert = (value: unknown) => sql`insert into written values (${value})`;
  const write = async (one: Queryable, value: unknown = 1) => one.execute(insert(value));
  const readWritten = async () => {
    const { rows } = await database.pool.query<{ number: number }>('select number from written');
    return rows.map(({ number }) => number);
  };
  const unsendable = () => {
    const value: { self?: unknown } = {};
    value.self = value;
    return value;
  };

  it('run as their own person, however many persons share the connection', async () => {
    const users = Array.from({ length: PERSONS }, () => crypto.randomUUID());
    const alone = users.map((user) => readUser(actingAsUser(user)));
    const inTransactions = users.map((user) => inTransaction(actingAsUser(user), readUser));
    expect(await Promise.all([...alone, readUser(db), ...inTransactions])).toEqual([
      ...users,
      '',
      ...users,
    ]);
  });

  it.each([
    ['a statement', (one: Database) => write(one, 'no number')],
    ['a transaction', (one: Database) => inTransaction(one, (tx) => write(tx, 'no number'))],
  ])('leave no person on the connection after an error of %s', async (_what, fail) => {
    const user = crypto.randomUUID();
    await expect(fail(actingAsUser(user))).rejects.toThrow('no number');
    await expect(fail(withoutPerson(db, 'jobs'))).rejects.toThrow('no number');
    const settings = sql`select concat(current_setting('app.user', true), current_setting('app.system', true)) as person`;
    expect(await rowsOf(db, settings)).toEqual([{ person: '' }]);
  });

  it.each([
    ['a statement', (one: Database) => write(one)],
    ['a transaction', (one: Database) => inTransaction(one, (tx) => write(tx))],
  ])('do not run %s if setting the person failed, and report that error', async (_what, act) => {
    const failing = databaseFor(db, { text: 'select 1 / 0' });
    await expect(act(failing)).rejects.toMatchObject({ cause: { message: 'division by zero' } });
    expect(await readWritten()).toEqual([]);
    await act(db);
    expect(await readWritten()).toEqual([1]);
  });

  it.each([
    ['of the last statement', async (tx: Queryable) => runAtCommit(tx, () => insert(unsendable()))],
    ['of another statement', (tx: Queryable) => write(tx, unsendable())],
  ])('are not committed if a value %s cannot be sent', async (_what, act) => {
    const work = inTransaction(db, async (tx) => {
      await write(tx);
      await act(tx);
    });
    await expect(work).rejects.toThrow(/circular structure|Failed query: insert/);
    expect(await readWritten()).toEqual([]);
    for (let time = 1; time <= 5; time += 1) await write(db, 2);
    expect(await readWritten()).toEqual([2, 2, 2, 2, 2]);
  });

  it.each([
    ['a statement', cutConnection],
    [
      'a transaction',
      (one: Database) =>
        inTransaction(one, async (tx) => {
          await write(tx);
          await cutConnection(tx);
        }),
    ],
  ])('work again on a new connection after it was cut during %s', async (_what, act) => {
    const user = crypto.randomUUID();
    await expect(act(actingAsUser(user))).rejects.toThrow(
      'Failed query: select pg_terminate_backend',
    );
    expect(await readWritten()).toEqual([]);
    expect(await readUser(db)).toBe('');
    expect(await readUser(actingAsUser(user))).toBe(user);
  });

  it('are refused after the end of their transaction', async () => {
    const ended = await inTransaction(db, async (tx) => {
      await write(tx);
      return { tx };
    });
    await expect(write(ended.tx, 2)).rejects.toMatchObject({
      cause: { message: 'a statement was sent after the end of its transaction' },
    });
    expect(await readWritten()).toEqual([1]);
  });
});

async function cutConnection(one: Queryable): Promise<unknown> {
  return one.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
}
