import { outbox, type Lane } from '@zampa/db/schema/platform';
import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../ports/clock.ts';
import type { Database } from './database.ts';

/** Does one job. `key` is the same at every try of it, for those who must recognise a repetition. */
export type JobHandler = (payload: unknown, key: string) => Promise<void>;

export type JobDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly handlers: ReadonlyMap<string, JobHandler>;
  readonly onError: (error: unknown, kind: string) => void;
};

type Job = typeof outbox.$inferSelect;

const KEPT_MS = 7 * 86_400_000;
/** The pauses between them double from a minute to seventeen hours: the last try is about two days after the first. */
const MOST_TRIES = 12;

/** Does a job that was claimed; what goes wrong is told, and the job tried again later. */
export async function doJob(deps: JobDeps, job: Job): Promise<void> {
  const { clock, handlers, onError } = deps;
  try {
    if (job.expiresAt && job.expiresAt <= clock.now()) return await end(deps, job, 'EXPIRED');
    const handle = handlers.get(job.kind);
    if (!handle) throw new Error(`no handler for jobs of kind ${job.kind}`);
    await handle(job.payload, `outbox-${job.id}`);
    await end(deps, job, null);
  } catch (error) {
    onError(error, job.kind);
    if (job.attempts >= MOST_TRIES)
      await end(deps, job, 'GIVEN_UP').catch((lost: unknown) => onError(lost, job.kind));
  }
}

/** What was in it (a code, an address) is not kept longer than it is needed; what was given up can be looked at. */
async function end({ db, clock }: JobDeps, { id }: Job, failure: Job['failure']): Promise<void> {
  const ended = { doneAt: clock.now(), failure };
  await db
    .update(outbox)
    .set(failure === 'GIVEN_UP' ? ended : { ...ended, payload: {} })
    .where(eq(outbox.id, id));
}

/**
 * Claims the oldest due job of a lane, for one of any number of processes. Its due time moves a lease ahead: whose
 * process died, or threw, comes due again, each time later.
 */
export async function claimJob(db: Database, lane: Lane, now: Date): Promise<Job | undefined> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.lane, lane), isNull(outbox.doneAt), lte(outbox.dueAt, now)))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const lease = sql`${now}::timestamptz + interval '1 minute' * power(2, least(${outbox.attempts}, 10))`;
  const [job] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: lease })
    .where(eq(outbox.id, sql`(${due})`))
    .returning();
  return job;
}

/** Forgets jobs that were done long ago. */
export function cleanUpJobs(db: Database, now: Date) {
  return db.delete(outbox).where(lt(outbox.doneAt, new Date(now.getTime() - KEPT_MS)));
}
