import { freshDatabase } from '@zampa/testing/database';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import {
  inTransaction,
  openDatabase,
  rowsOf,
  withGenericPlan,
  type Database,
  type Queryable,
} from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';

describe('prepared statements', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let pool: pg.Pool;
  let db: Database;
  beforeAll(async () => {
    database = await freshDatabase();
    pool = openPool({ connectionString: database.url, max: 1 }, () => undefined);
    db = openDatabase(pool);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  /** Runs a statement whose text differs by the number. */
  const runQuery = async (number: number, value: number) => {
    const [row] = await rowsOf<{ result: number }>(
      db,
      sql`select ${value}::int + ${sql.raw(String(number))} as result`,
    );
    return row?.result;
  };
  const runFiveTimes = async (number: number) => {
    for (let time = 1; time <= 5; time += 1) expect(await runQuery(number, 1)).toBe(number + 1);
  };
  /** Returns the numbers of the statements that the connection has prepared. */
  const readPrepared = async () => {
    const { rows } = await pool.query<{ number: number }>(
      `select split_part(statement, ' ', 4)::int as number from pg_prepared_statements
      where statement like 'select $1::int + %'`,
    );
    return rows.map(({ number }) => number);
  };

  it('run without just-in-time compilation', async () => {
    expect(await rowsOf(db, sql`select current_setting('jit') as jit`)).toEqual([{ jit: 'off' }]);
  });

  it.each([
    { plan: 'one generic plan', planned: () => withGenericPlan(db), number: 5000, custom: 0 },
    { plan: 'the plan that PostgreSQL chooses', planned: () => db, number: 5001, custom: 5 },
  ])('have $custom custom plans with $plan', async ({ planned, number, custom }) => {
    const read = sql`select name_en, ${sql.raw(String(number))} from breeds where id = ${1}::int`;
    for (let time = 1; time <= 14; time += 1) await planned().execute(read);
    const { rows } = await pool.query(
      `select custom_plans::int as custom, current_setting('plan_cache_mode') as mode
      from pg_prepared_statements where statement like 'select name_en, ${number} %'`,
    );
    // The setting does not remain on the connection.
    expect(rows).toEqual([{ custom, mode: 'auto' }]);
  });

  it('have one generic plan until the end of a transaction', async () => {
    const readMode = async (tx: Queryable) =>
      rowsOf(tx, sql`select current_setting('plan_cache_mode') as mode`);
    const modes = await inTransaction(db, async (tx) => [
      await readMode(tx),
      await readMode(withGenericPlan(tx)),
    ]);
    expect([...modes, await readMode(db)].flat()).toEqual([
      { mode: 'auto' },
      { mode: 'force_generic_plan' },
      { mode: 'auto' },
    ]);
  });

  it('are prepared at the fifth use and return the same results', async () => {
    for (let time = 1; time <= 8; time += 1) {
      expect(await runQuery(1, time)).toBe(time + 1);
      expect((await readPrepared()).includes(1), `time ${time}`).toBe(time >= 5);
    }
  });

  it('have the same name on every connection', async () => {
    const other = openPool({ connectionString: database.url, max: 1 }, () => undefined);
    const nameOn = async (anyPool: pg.Pool) => {
      await openDatabase(anyPool).execute(sql`select ${1}::int + 2 as result`);
      const { rows } = await anyPool.query<{ name: string }>(
        `select name from pg_prepared_statements where statement like 'select $1::int + 2 %'`,
      );
      return rows;
    };
    await runFiveTimes(2);
    const names = [await nameOn(pool), await nameOn(other)];
    await other.end();
    expect(names[0]).toHaveLength(1);
    expect(names[1]).toEqual(names[0]);
  });

  it('still work after one of them failed', async () => {
    const divide = (divisor: number) =>
      rowsOf<{ result: number }>(db, sql`select 12 / ${divisor}::int as result`);
    for (let time = 1; time <= 6; time += 1) expect(await divide(time)).toHaveLength(1);
    await expect(divide(0)).rejects.toMatchObject({ cause: { message: 'division by zero' } });
    expect(await divide(4)).toEqual([{ result: 3 }]);
  });

  it('lose their name after 200 others, and get it back when they repeat', async () => {
    const prepareOn = async (number: number) => {
      const other = openPool({ connectionString: database.url, max: 1 }, () => undefined);
      await openDatabase(other).execute(
        sql`select ${1}::int + ${sql.raw(String(number))} as result`,
      );
      const { rows } = await other.query(
        `select from pg_prepared_statements where statement like 'select $1::int + %'`,
      );
      await other.end();
      return rows.length === 1;
    };
    await runFiveTimes(1000);
    await runFiveTimes(1001);
    for (let number = 1002; number < 1200; number += 1) await runFiveTimes(number);
    // Used once more, so that another one is the least recently used.
    expect(await prepareOn(1000)).toBe(true);
    await runFiveTimes(1200);
    expect(await prepareOn(1000)).toBe(true);
    expect(await prepareOn(1001)).toBe(false);
    await runFiveTimes(1001);
    expect(await prepareOn(1001)).toBe(true);
  });

  it('are still prepared after a thousand statements that ran once', async () => {
    for (let number = 2000; number < 3100; number += 1)
      expect(await runQuery(number, 1)).toBe(number + 1);
    await runFiveTimes(4000);
    expect(await readPrepared()).toContain(4000);
  });
});
