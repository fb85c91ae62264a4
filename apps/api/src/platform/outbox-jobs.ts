import { outbox } from '@zampa/db/schema/platform';
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

const KEPT_MS = 7 * 86_400_000;

/** Does the oldest due job; `false` when there is none. Any number of processes may call it at once. */
export async function doNextJob({ db, clock, handlers, onError }: JobDeps): Promise<boolean> {
  const job = await claimJob(db, clock.now());
  if (!job) return false;
  try {
    const handle = handlers.get(job.kind);
    if (!handle) throw new Error(`no handler for jobs of kind ${job.kind}`);
    await handle(job.payload, `outbox-${job.id}`);
    // What was in it (a code, an address) is not kept longer than it is needed.
    await db.update(outbox).set({ doneAt: clock.now(), payload: {} }).where(eq(outbox.id, job.id));
  } catch (error) {
    onError(error, job.kind);
  }
  return true;
}

/** Claiming moves the due time a lease ahead: whose process died, or threw, comes due again, each time later. */
async function claimJob(db: Database, now: Date) {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), lte(outbox.dueAt, now)))
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
export function sweepJobs(db: Database, now: Date) {
  return db.delete(outbox).where(lt(outbox.doneAt, new Date(now.getTime() - KEPT_MS)));
}
