import { freshDatabase } from '@zampa/testing/database';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { PLANNED_ONCE } from '../../src/db/pipelined-query.ts';
import { openDatabase, openPool } from '../../src/db/database.ts';

describe('PreparingClient', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await freshDatabase();
    pool = openPool({ connectionString: database.url, max: 1 }, () => undefined);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const runQuery = async (text: string, value: unknown) => {
    const { rows } = await pool.query<{ result: unknown }>({ text }, [value]);
    return rows[0]?.result;
  };
  const readPrepared = async () => {
    const { rows } = await pool.query<{ statement: string }>(
      `select statement from pg_prepared_statements where $1 and name like 'kept%' order by name`,
      [true],
    );
    return rows.map(({ statement }) => statement);
  };

  it('turns off just-in-time compilation', async () => {
    const { rows } = await pool.query('show jit');
    expect(rows).toEqual([{ jit: 'off' }]);
  });

  it('prepares a statement at its fifth use and returns the same results', async () => {
    const text = 'select $1::int * 2 as result';
    for (let time = 1; time <= 8; time += 1) {
      expect(await runQuery(text, time)).toBe(time * 2);
      expect((await readPrepared()).includes(text), `time ${time}`).toBe(time >= 5);
    }
  });

  it('keeps working after a prepared statement failed', async () => {
    const text = 'select 12 / $1::int as result';
    for (let time = 1; time <= 6; time += 1) await runQuery(text, time);
    await expect(runQuery(text, 0)).rejects.toThrow('division by zero');
    expect(await runQuery(text, 4)).toBe(3);
  });

  it.each([
    { begins: '', isKept: false },
    { begins: PLANNED_ONCE, isKept: true },
  ])('prepares a search that begins with "$begins": $isKept', async ({ begins, isKept }) => {
    const text = `${begins} select to_tsvector('luna e pluto') @@ to_tsquery($1) as result`;
    for (let time = 1; time <= 8; time += 1) expect(await runQuery(text, 'luna')).toBe(true);
    expect((await readPrepared()).includes(text)).toBe(isKept);
  });

  it.each([
    { begins: PLANNED_ONCE, plannedAnew: 0 },
    { begins: '', plannedAnew: 5 },
  ])(
    'makes $plannedAnew custom plans of a statement that begins with "$begins"',
    async ({ begins, plannedAnew }) => {
      const db = openDatabase(pool);
      for (let time = 1; time <= 12; time += 1)
        await db.execute(
          sql`${sql.raw(begins)} select name_en from breeds where id = ${time}::int`,
        );
      const { rows } = await pool.query<{ custom: number; mode: string }>(
        `select custom_plans::int as custom, current_setting('plan_cache_mode') as mode
      from pg_prepared_statements where statement like $1`,
        [`${begins} select name_en from breeds%`],
      );
      // The setting applies to this statement only.
      expect(rows).toEqual([{ custom: plannedAnew, mode: 'auto' }]);
    },
  );

  const plus = (number: number) => `select $1::int + ${number} as result`;
  const runFiveTimes = async (number: number) => {
    for (let time = 1; time <= 5; time += 1)
      expect(await runQuery(plus(number), 1)).toBe(number + 1);
  };

  it('keeps the 100 statements used most recently', async () => {
    for (let number = 1; number <= 100; number += 1) await runFiveTimes(number);
    expect(await readPrepared()).toHaveLength(100);
    // Uses the oldest statement once more, so that the next one is evicted first.
    const [oldest = '', next = ''] = (await readPreparedByAge()).map(({ statement }) => statement);
    await pool.query({ text: oldest }, [1]);
    await runFiveTimes(101);
    const last = await readPrepared();
    expect(last).toHaveLength(100);
    expect(last).toContain(oldest);
    expect(last).not.toContain(next);
    expect(last).toContain(plus(101));
    await pool.query({ text: next }, [1]);
    expect(await readPrepared()).not.toContain(next);
    for (let time = 1; time <= 5; time += 1) await pool.query({ text: next }, [1]);
    expect(await readPrepared()).toContain(next);
  });

  /** Returns the prepared statements of the tests, in the order of preparation. */
  const readPreparedByAge = async () => {
    const { rows } = await pool.query<{ statement: string }>(
      `select statement from pg_prepared_statements where $1 and statement like 'select $1::int + %' order by prepare_time`,
      [true],
    );
    return rows;
  };

  it('does not prepare in a failed transaction, and does so afterwards', async () => {
    const client = await pool.connect();
    await client.query('begin');
    const failing = client.query({ text: 'select 1 / $1::int as result' }, [0]);
    await expect(failing).rejects.toThrow('division by zero');
    for (let time = 1; time <= 6; time += 1)
      await expect(client.query({ text: plus(200) }, [1])).rejects.toThrow('aborted');
    await client.query('rollback');
    client.release();
    await runFiveTimes(200);
    expect(await readPrepared()).toContain(plus(200));
    expect(await readPrepared()).toHaveLength(100);
  });

  it('still prepares a frequent statement after a thousand statements that ran once', async () => {
    for (let number = 1000; number < 2100; number += 1)
      expect(await runQuery(plus(number), 1)).toBe(number + 1);
    await runFiveTimes(3000);
    expect(await readPrepared()).toContain(plus(3000));
  });
});
