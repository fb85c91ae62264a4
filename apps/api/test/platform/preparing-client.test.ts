import { freshDatabase } from '@zampa/testing/database';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { PLANNED_ONCE } from '../../src/db/accompanied-query.ts';
import { openDatabase, openPool } from '../../src/db/database.ts';

describe('a connection that keeps what is asked again and again', () => {
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

  const ask = async (text: string, value: unknown) => {
    const { rows } = await pool.query<{ said: unknown }>({ text }, [value]);
    return rows[0]?.said;
  };
  const kept = async () => {
    const { rows } = await pool.query<{ statement: string }>(
      `select statement from pg_prepared_statements where $1 and name like 'kept%' order by name`,
      [true],
    );
    return rows.map(({ statement }) => statement);
  };

  it('compiles no statement, however dear the database takes it for', async () => {
    const { rows } = await pool.query('show jit');
    expect(rows).toEqual([{ jit: 'off' }]);
  });

  it('answers the same from the first time to the last, and keeps it from the fifth', async () => {
    const text = 'select $1::int * 2 as said';
    for (let time = 1; time <= 8; time += 1) {
      expect(await ask(text, time)).toBe(time * 2);
      expect((await kept()).includes(text), `time ${time}`).toBe(time >= 5);
    }
  });

  it('goes on after a statement that is kept was refused', async () => {
    const text = 'select 12 / $1::int as said';
    for (let time = 1; time <= 6; time += 1) await ask(text, time);
    await expect(ask(text, 0)).rejects.toThrow('division by zero');
    expect(await ask(text, 4)).toBe(3);
  });

  it.each([
    { begins: '', isKept: false },
    { begins: PLANNED_ONCE, isKept: true },
  ])('keeps a search that begins with "$begins": $isKept', async ({ begins, isKept }) => {
    const text = `${begins} select to_tsvector('luna e pluto') @@ to_tsquery($1) as said`;
    for (let time = 1; time <= 8; time += 1) expect(await ask(text, 'luna')).toBe(true);
    expect((await kept()).includes(text)).toBe(isKept);
  });

  it.each([
    { begins: PLANNED_ONCE, plannedAnew: 0 },
    { begins: '', plannedAnew: 5 },
  ])(
    'plans $plannedAnew times anew what begins with "$begins"',
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
      // It is over with the statement.
      expect(rows).toEqual([{ custom: plannedAnew, mode: 'auto' }]);
    },
  );

  const plus = (number: number) => `select $1::int + ${number} as said`;
  const askOften = async (number: number) => {
    for (let time = 1; time <= 5; time += 1) expect(await ask(plus(number), 1)).toBe(number + 1);
  };

  it('keeps a bounded number of them, those that were used last', async () => {
    for (let number = 1; number <= 100; number += 1) await askOften(number);
    expect(await kept()).toHaveLength(100);
    // The oldest that is left by now is used once more, and the next one is the first to go.
    const [oldest = '', next = ''] = (await inOrder()).map(({ statement }) => statement);
    await pool.query({ text: oldest }, [1]);
    await askOften(101);
    const last = await kept();
    expect(last).toHaveLength(100);
    expect(last).toContain(oldest);
    expect(last).not.toContain(next);
    expect(last).toContain(plus(101));
    await pool.query({ text: next }, [1]);
    expect(await kept()).not.toContain(next);
    for (let time = 1; time <= 5; time += 1) await pool.query({ text: next }, [1]);
    expect(await kept()).toContain(next);
  });

  /** As they came to be kept, but for what the tests ask with. */
  const inOrder = async () => {
    const { rows } = await pool.query<{ statement: string }>(
      `select statement from pg_prepared_statements where $1 and statement like 'select $1::int + %' order by prepare_time`,
      [true],
    );
    return rows;
  };

  it('forgets one in a transaction that has failed, and answers after it', async () => {
    const client = await pool.connect();
    await client.query('begin');
    const failing = client.query({ text: 'select 1 / $1::int as said' }, [0]);
    await expect(failing).rejects.toThrow('division by zero');
    for (let time = 1; time <= 6; time += 1)
      await expect(client.query({ text: plus(200) }, [1])).rejects.toThrow('aborted');
    await client.query('rollback');
    client.release();
    await askOften(200);
    expect(await kept()).toContain(plus(200));
    expect(await kept()).toHaveLength(100);
  });

  it('goes on counting after a thousand that came once', async () => {
    for (let number = 1000; number < 2100; number += 1)
      expect(await ask(plus(number), 1)).toBe(number + 1);
    await askOften(3000);
    expect(await kept()).toContain(plus(3000));
  });
});
