import { freshDatabase, type TestDatabase } from '@zampa/testing/database';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction, openDatabase, openPool, type Database } from '../../src/db/database.ts';
import { claimJob, doJob } from '../../src/jobs/outbox-jobs.ts';
import { withoutPerson } from '../../src/access/acting.ts';
import { createOutbox } from '../../src/jobs/outbox.ts';
import { adjustableClock } from '../adjustable-clock.ts';
import { countOf } from '../stored.ts';

describe('the outbox', () => {
  const clock = adjustableClock();
  let database: TestDatabase;
  let pool: pg.Pool;
  let db: Database;

  beforeEach(async () => {
    database = await freshDatabase();
    pool = openPool({ connectionString: database.url }, () => {});
    db = withoutPerson(openDatabase(pool), 'jobs');
  });
  afterEach(async () => {
    await pool.end();
    await database.drop();
  });

  /** A process that does jobs when it is told to, and those that it did. */
  function worker() {
    const done: unknown[] = [];
    const handlers = new Map([['letter', async (payload: unknown) => void done.push(payload)]]);
    const onError = (error: unknown) => {
      throw error;
    };
    return {
      done,
      next: async () => {
        const job = await claimJob(db, 'clock', clock.now());
        if (job) await doJob({ db, clock, handlers, onError }, job);
        return job !== undefined;
      },
    };
  }

  async function write(...jobs: readonly { readonly payload: object; readonly once?: string }[]) {
    const outbox = createOutbox(db, clock, () => {});
    // Nothing is done but by the workers of a test.
    await outbox.stop();
    for (const { payload, once } of jobs)
      await inTransaction(db, (tx) =>
        outbox.enqueue(tx, 'letter', payload, once === undefined ? {} : { once }),
      );
  }

  it('writes one of several jobs that are to be done once', async () => {
    await write(
      { payload: { to: 'a' }, once: 'reminder of a' },
      { payload: { to: 'a again' }, once: 'reminder of a' },
      { payload: { to: 'b' }, once: 'reminder of b' },
      { payload: { to: 'c' } },
      { payload: { to: 'c' } },
    );
    const { done, next } = worker();
    while (await next());
    expect(done).toEqual([{ to: 'a' }, { to: 'b' }, { to: 'c' }, { to: 'c' }]);
  });

  it('keeps nothing of what a job was about once it is done', async () => {
    await write({ payload: { to: 'a', code: '123456' } });
    const { done, next } = worker();
    await next();
    expect(done).toEqual([{ to: 'a', code: '123456' }]);
    const { rows } = await database.pool.query(
      'select payload, done_at is not null as done from outbox',
    );
    expect(rows).toEqual([{ payload: {}, done: true }]);
  });

  it('has a job done by one process: another one takes the next, and waits for nobody', async () => {
    await write({ payload: { to: 'a' } }, { payload: { to: 'b' } });
    const claiming = await database.pool.connect();
    await claiming.query('begin');
    await claiming.query('select from outbox order by due_at, id limit 1 for update');
    const { done, next } = worker();
    const tried = next();
    await vi.waitFor(
      async () => {
        const waiting = `datname = current_database() and wait_event_type = 'Lock'`;
        expect(done.length + (await countOf(database, 'pg_stat_activity', waiting))).toBe(1);
      },
      { timeout: 10_000 },
    );
    const doneMeanwhile = [...done];
    await claiming.query('rollback');
    claiming.release();
    await tried;
    expect(doneMeanwhile).toEqual([{ to: 'b' }]);
    expect(await next()).toBe(true);
    expect(await next()).toBe(false);
    expect(done).toEqual([{ to: 'b' }, { to: 'a' }]);
  });
});
