import { randomUUID } from 'node:crypto';
import { freshDatabase, type TestDatabase } from '@zampa/testing/database';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction, openDatabase, type Database } from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';
import { createPerformer, type JobHandler } from '../../src/jobs/job-handler.ts';
import { claimJobs, performJobs } from '../../src/jobs/outbox-jobs.ts';
import { withoutPerson } from '../../src/access/acting.ts';
import { createOutbox } from '../../src/jobs/outbox.ts';
import { adjustableClock } from '../adjustable-clock.ts';
import { countOf } from '../stored.ts';

type Stored = {
  readonly payload: object;
  readonly attempts: number;
  readonly failure: string | null;
  readonly lastError: string | null;
  readonly ended: boolean;
};

const [A, B, C] = [randomUUID(), randomUUID(), randomUUID()];

describe('outbox', () => {
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

  /** Returns a worker that runs the next due job when called, with the ids of the jobs it ran. */
  function newWorker() {
    const completed: string[] = [];
    return { done: completed, next: () => nextJob(async ({ id }) => void completed.push(id)) };
  }

  /** Runs the next due job. Returns whether there was one. */
  const nextJob = async (handler: JobHandler<'removeStoredFile'>, timeoutMs = 60_000) =>
    (await nextJobs(handler, 1, timeoutMs)) === 1;

  /** Runs the next due jobs, at most this many. Returns their number. */
  async function nextJobs(
    handler: JobHandler<'removeStoredFile'>,
    most: number,
    timeoutMs = 60_000,
  ): Promise<number> {
    const performers = new Map([
      ['removeStoredFile', createPerformer('removeStoredFile', handler)],
    ]);
    const jobs = await claimJobs(db, { lane: 'provider', most, now: clock.now() });
    await performJobs({ db, clock, performers, onError: () => {} }, jobs, timeoutMs);
    return jobs.length;
  }

  const readJobs = async () =>
    (
      await database.pool.query<Stored>(
        `select payload, attempts, failure, last_error as "lastError", done_at is not null as ended
        from outbox order by id`,
      )
    ).rows;

  /** Enqueues jobs. `once` is a deduplication key; `endsAt` the seconds until a job expires. */
  async function write(
    ...jobs: readonly { readonly id: string; readonly once?: string; readonly endsAt?: number }[]
  ) {
    const outbox = createOutbox(db, clock, () => {});
    // Only the workers of a test run jobs.
    await outbox.stop();
    for (const { id, once, endsAt } of jobs)
      await inTransaction(db, async (tx) => {
        const until = endsAt && { expiresAt: new Date(clock.now().getTime() + endsAt * 1000) };
        outbox.enqueue(tx, 'removeStoredFile', { id }, { ...(once && { once }), ...until });
      });
  }

  it('enqueues only one of several jobs with the same deduplication key', async () => {
    await write(
      { id: A, once: 'removal of a' },
      { id: B, once: 'removal of a' },
      { id: B, once: 'removal of b' },
      { id: C },
      { id: C },
    );
    const { done: completed, next } = newWorker();
    while (await next());
    expect(completed).toEqual([A, B, C, C]);
  });

  it('deletes the payload of a finished job', async () => {
    await write({ id: A });
    const { done: completed, next } = newWorker();
    await next();
    expect(completed).toEqual([A]);
    expect(await readJobs()).toEqual([
      { payload: {}, attempts: 1, failure: null, lastError: null, ended: true },
    ]);
  });

  it('ends a job in the transaction of its work, or not at all', async () => {
    await write({ id: A });
    const { done: completed, next } = newWorker();
    await nextJob(async (_payload, _key, endIn) => {
      await inTransaction(db, async (tx) => {
        endIn(tx);
        await tx.execute(sql`select 'begun'`);
        throw new Error('the work is taken back');
      });
    });
    expect((await readJobs()).map(({ ended }) => ended)).toEqual([false]);
    clock.advance(60);
    await nextJob(async (_payload, _key, endIn) => inTransaction(db, async (tx) => endIn(tx)));
    expect(await readJobs()).toEqual([
      { payload: {}, attempts: 2, failure: null, lastError: null, ended: true },
    ]);
    expect(await next()).toBe(false);
    expect(completed).toEqual([]);
  });

  it('runs a job in one process, while another takes the next without waiting', async () => {
    await write({ id: A }, { id: B });
    const claiming = await database.pool.connect();
    await claiming.query('begin');
    await claiming.query('select from outbox order by due_at, id limit 1 for update');
    const { done: completed, next } = newWorker();
    const tried = next();
    await vi.waitFor(
      async () => {
        const waiting = `datname = current_database() and wait_event_type = 'Lock'`;
        expect(completed.length + (await countOf(database, 'pg_stat_activity', waiting))).toBe(1);
      },
      { timeout: 30_000 },
    );
    const doneMeanwhile = [...completed];
    await claiming.query('rollback');
    claiming.release();
    await tried;
    expect(doneMeanwhile).toEqual([B]);
    expect(await next()).toBe(true);
    expect(await next()).toBe(false);
    expect(completed).toEqual([B, A]);
  });

  it('stores the error of a failed job and retries it after a pause', async () => {
    await write({ id: A });
    await nextJob(() => Promise.reject(new Error('the bucket is away')));
    expect(await readJobs()).toEqual([
      {
        payload: { id: A },
        attempts: 1,
        failure: null,
        lastError: 'the bucket is away',
        ended: false,
      },
    ]);
    const { done: completed, next } = newWorker();
    expect(await next()).toBe(false);
    clock.advance(60);
    expect(await next()).toBe(true);
    expect(completed).toEqual([A]);
    expect(await readJobs()).toMatchObject([{ failure: null, lastError: null, ended: true }]);
  });

  it('abandons a job that exceeds its time limit and retries it later', async () => {
    await write({ id: A });
    await nextJob(() => new Promise(() => {}), 10);
    expect(await readJobs()).toMatchObject([
      { attempts: 1, lastError: 'the job exceeded its time limit of 10 ms', ended: false },
    ]);
  });

  it.each([
    { code: '40P01', tries: 2, what: 'a deadlock' },
    { code: '40001', tries: 2, what: 'a serialization failure' },
    { code: '23505', tries: 1, what: 'a constraint violation' },
  ])('tries a job up to $tries times in a row after $what', async ({ code, tries }) => {
    await write({ id: A });
    let tried = 0;
    await nextJob(async () => {
      tried += 1;
      if (tried === 1)
        await inTransaction(db, (tx) =>
          tx.execute(
            sql.raw(`do $$ begin raise exception 'lost' using errcode = '${code}'; end $$`),
          ),
        );
    });
    expect(tried).toBe(tries);
    const lastError = tries === 1 ? 'lost' : null;
    expect(await readJobs()).toMatchObject([{ attempts: 1, lastError, ended: tries > 1 }]);
  });

  it('runs jobs of a batch together, in the order they were enqueued', async () => {
    await write({ id: A }, { id: B }, { id: C });
    const completed: string[][] = [];
    const together = async (jobs: readonly { readonly payload: { readonly id: string } }[]) =>
      void completed.push(jobs.map(({ payload }) => payload.id));
    expect(await nextJobs({ together }, 10)).toBe(3);
    expect(completed).toEqual([[A, B, C]]);
    expect(await readJobs()).toMatchObject([{ ended: true }, { ended: true }, { ended: true }]);
  });

  it('runs the jobs of a failed batch one by one, and retries later only those that fail again', async () => {
    await write({ id: A }, { id: B }, { id: C });
    const completed: string[] = [];
    await nextJobs(
      {
        async together(jobs) {
          const ids = jobs.map(({ payload }) => payload.id);
          if (ids.includes(B)) throw new Error('the second is too much');
          completed.push(...ids);
        },
      },
      10,
    );
    expect(completed).toEqual([A, C]);
    expect(await readJobs()).toMatchObject([
      { attempts: 1, ended: true },
      { attempts: 1, lastError: 'the second is too much', ended: false },
      { attempts: 1, ended: true },
    ]);
  });

  it('ends all jobs of a batch in the transaction of their work, or none', async () => {
    await write({ id: A }, { id: B });
    await nextJobs(
      {
        together: (_jobs, endIn) =>
          inTransaction(db, async (tx) => {
            endIn(tx);
            await tx.execute(sql`select 'begun'`);
            throw new Error('the work is taken back');
          }),
      },
      10,
    );
    expect(await readJobs()).toMatchObject([{ ended: false }, { ended: false }]);
    clock.advance(60);
    await nextJobs({ together: (_jobs, endIn) => inTransaction(db, async (tx) => endIn(tx)) }, 10);
    expect(await readJobs()).toMatchObject([{ ended: true }, { ended: true }]);
  });

  it('skips expired jobs of a batch and runs the others', async () => {
    await write({ id: A }, { id: B, endsAt: 10 });
    clock.advance(20);
    const completed: string[] = [];
    await nextJobs(
      { together: async (jobs) => void completed.push(...jobs.map(({ payload }) => payload.id)) },
      10,
    );
    expect(completed).toEqual([A]);
    expect(await readJobs()).toMatchObject([
      { failure: null, ended: true },
      { failure: 'EXPIRED', ended: true },
    ]);
  });
});
