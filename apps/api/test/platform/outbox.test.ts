import { randomUUID } from 'node:crypto';
import { freshDatabase, type TestDatabase } from '@zampa/testing/database';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction, openDatabase, openPool, type Database } from '../../src/db/database.ts';
import { performerOf, type JobHandler } from '../../src/jobs/job-handler.ts';
import { claimJobs, doJobs } from '../../src/jobs/outbox-jobs.ts';
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
    const done: string[] = [];
    return { done, next: () => nextJob(async ({ id }) => void done.push(id)) };
  }

  /** Does the next job that is due. Returns whether there was one. */
  const nextJob = async (handler: JobHandler<'removeStoredFile'>, timeoutMs = 60_000) =>
    (await nextJobs(handler, 1, timeoutMs)) === 1;

  /** Does the next jobs that are due. Returns how many there were. */
  async function nextJobs(
    handler: JobHandler<'removeStoredFile'>,
    most: number,
    timeoutMs = 60_000,
  ): Promise<number> {
    const performers = new Map([['removeStoredFile', performerOf('removeStoredFile', handler)]]);
    const jobs = await claimJobs(db, { lane: 'provider', most, now: clock.now() });
    await doJobs({ db, clock, performers, onError: () => {} }, jobs, timeoutMs);
    return jobs.length;
  }

  const stored = async () =>
    (
      await database.pool.query<Stored>(
        `select payload, attempts, failure, last_error as "lastError", done_at is not null as ended
        from outbox order by id`,
      )
    ).rows;

  /** Leaves jobs, of which one may be of no use after so many seconds. */
  async function write(
    ...jobs: readonly { readonly id: string; readonly once?: string; readonly endsAt?: number }[]
  ) {
    const outbox = createOutbox(db, clock, () => {});
    // Nothing is done but by the workers of a test.
    await outbox.stop();
    for (const { id, once, endsAt } of jobs)
      await inTransaction(db, async (tx) => {
        const until = endsAt && { expiresAt: new Date(clock.now().getTime() + endsAt * 1000) };
        outbox.enqueue(tx, 'removeStoredFile', { id }, { ...(once && { once }), ...until });
      });
  }

  it('writes one of several jobs that are to be done once', async () => {
    await write(
      { id: A, once: 'removal of a' },
      { id: B, once: 'removal of a' },
      { id: B, once: 'removal of b' },
      { id: C },
      { id: C },
    );
    const { done, next } = worker();
    while (await next());
    expect(done).toEqual([A, B, C, C]);
  });

  it('keeps nothing of what a job was about once it is done', async () => {
    await write({ id: A });
    const { done, next } = worker();
    await next();
    expect(done).toEqual([A]);
    expect(await stored()).toEqual([
      { payload: {}, attempts: 1, failure: null, lastError: null, ended: true },
    ]);
  });

  it('ends a job with its own work, or neither', async () => {
    await write({ id: A });
    const { done, next } = worker();
    await nextJob(async (_payload, _key, endIn) => {
      await inTransaction(db, async (tx) => {
        endIn(tx);
        await tx.execute(sql`select 'begun'`);
        throw new Error('the work is taken back');
      });
    });
    expect((await stored()).map(({ ended }) => ended)).toEqual([false]);
    clock.advance(60);
    await nextJob(async (_payload, _key, endIn) => inTransaction(db, async (tx) => endIn(tx)));
    expect(await stored()).toEqual([
      { payload: {}, attempts: 2, failure: null, lastError: null, ended: true },
    ]);
    expect(await next()).toBe(false);
    expect(done).toEqual([]);
  });

  it('has a job done by one process: another one takes the next, and waits for nobody', async () => {
    await write({ id: A }, { id: B });
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
    expect(doneMeanwhile).toEqual([B]);
    expect(await next()).toBe(true);
    expect(await next()).toBe(false);
    expect(done).toEqual([B, A]);
  });

  it('keeps what a failing job said, and does it again once its pause is over', async () => {
    await write({ id: A });
    await nextJob(() => Promise.reject(new Error('the bucket is away')));
    expect(await stored()).toEqual([
      {
        payload: { id: A },
        attempts: 1,
        failure: null,
        lastError: 'the bucket is away',
        ended: false,
      },
    ]);
    const { done, next } = worker();
    expect(await next()).toBe(false);
    clock.advance(60);
    expect(await next()).toBe(true);
    expect(done).toEqual([A]);
    expect(await stored()).toMatchObject([{ failure: null, lastError: null, ended: true }]);
  });

  it('lets go of a job that takes too long, and leaves it to another try', async () => {
    await write({ id: A });
    await nextJob(() => new Promise(() => {}), 10);
    expect(await stored()).toMatchObject([
      { attempts: 1, lastError: 'not done within 10 ms', ended: false },
    ]);
  });

  it.each([
    { code: '40P01', tries: 2, what: 'a deadlock' },
    { code: '40001', tries: 2, what: 'a failed serialization' },
    { code: '23505', tries: 1, what: 'nothing but a constraint' },
  ])('tries a job $tries times at once that lost to $what', async ({ code, tries }) => {
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
    expect(await stored()).toMatchObject([{ attempts: 1, lastError, ended: tries > 1 }]);
  });

  it('does many together that may be, in the order in which they were left', async () => {
    await write({ id: A }, { id: B }, { id: C });
    const done: string[][] = [];
    const together = async (jobs: readonly { readonly payload: { readonly id: string } }[]) =>
      void done.push(jobs.map(({ payload }) => payload.id));
    expect(await nextJobs({ together }, 10)).toBe(3);
    expect(done).toEqual([[A, B, C]]);
    expect(await stored()).toMatchObject([{ ended: true }, { ended: true }, { ended: true }]);
  });

  it('does each by itself where all together fail: what fails again is tried later, alone', async () => {
    await write({ id: A }, { id: B }, { id: C });
    const done: string[] = [];
    await nextJobs(
      {
        async together(jobs) {
          const ids = jobs.map(({ payload }) => payload.id);
          if (ids.includes(B)) throw new Error('the second is too much');
          done.push(...ids);
        },
      },
      10,
    );
    expect(done).toEqual([A, C]);
    expect(await stored()).toMatchObject([
      { attempts: 1, ended: true },
      { attempts: 1, lastError: 'the second is too much', ended: false },
      { attempts: 1, ended: true },
    ]);
  });

  it('ends jobs that are done together with their own work, or none of them', async () => {
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
    expect(await stored()).toMatchObject([{ ended: false }, { ended: false }]);
    clock.advance(60);
    await nextJobs({ together: (_jobs, endIn) => inTransaction(db, async (tx) => endIn(tx)) }, 10);
    expect(await stored()).toMatchObject([{ ended: true }, { ended: true }]);
  });

  it('leaves out of many what has come to its end meanwhile, and does the others', async () => {
    await write({ id: A }, { id: B, endsAt: 10 });
    clock.advance(20);
    const done: string[] = [];
    await nextJobs(
      { together: async (jobs) => void done.push(...jobs.map(({ payload }) => payload.id)) },
      10,
    );
    expect(done).toEqual([A]);
    expect(await stored()).toMatchObject([
      { failure: null, ended: true },
      { failure: 'EXPIRED', ended: true },
    ]);
  });
});
