import { outbox, type Lane } from '@zampa/db/schema/platform';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Clock } from '../ports/clock.ts';
import { afterCommit, runAtCommit, type Database, type Queryable } from '../db/database.ts';
import { retryOnConflict } from '../db/database-conflicts.ts';
import { createWork, runWork } from '../main-thread/measure-work.ts';
import { type EndJobIn, type JobPerformer, MalformedJob } from './job-handler.ts';
import { isJobKind } from './job-kinds.ts';

export type JobDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly performers: ReadonlyMap<string, JobPerformer>;
  readonly onError: (error: unknown, kind: string) => void;
};

type Job = typeof outbox.$inferSelect;
type Failure = NonNullable<Job['failure']>;

/** With pauses that double from a minute to seventeen hours, the last attempt is about 34 hours after the first. */
const MOST_TRIES = 12;
const LONGEST_REASON = 500;

/** Performs claimed jobs, batched by kind where the handler takes batches. */
export async function performJobs(
  deps: JobDeps,
  jobs: readonly Job[],
  timeoutMs: number,
): Promise<void> {
  for (const group of toBatches(deps, jobs))
    await runWork(workOf(group), () => performBatch(deps, group, timeoutMs));
}

/** A stored kind may be unknown: its name would be a new label. */
function workOf([job]: readonly Job[]) {
  const kind = job?.kind ?? '';
  return createWork('job', isJobKind(kind) ? kind : 'unknown');
}

function toBatches({ performers }: JobDeps, jobs: readonly Job[]): readonly (readonly Job[])[] {
  const groups = new Map<string, Job[]>();
  for (const job of jobs) {
    const name = performers.get(job.kind)?.doesMany ? job.kind : keyOf(job);
    const group = groups.get(name);
    if (group) group.push(job);
    else groups.set(name, [job]);
  }
  return [...groups.values()];
}

/**
 * Performs jobs as one batch. If a batch fails, its jobs are tried one by one; a failed job is logged and retried
 * later. Malformed jobs and those without attempts left become dead letters.
 */
async function performBatch(deps: JobDeps, jobs: readonly Job[], timeoutMs: number): Promise<void> {
  const { db, clock, onError } = deps;
  try {
    const isLate = ({ expiresAt }: Job) => expiresAt !== null && expiresAt <= clock.now();
    const late = jobs.filter(isLate);
    if (late.length > 0) await endJobs(db, late, clock.now(), 'EXPIRED');
    const current = jobs.filter((job) => !late.includes(job));
    if (current.length > 0) await performCurrent(deps, current, timeoutMs);
  } catch (error) {
    const [job, ...others] = jobs;
    if (others.length > 0) for (const each of jobs) await performBatch(deps, [each], timeoutMs);
    else if (job) {
      onError(error, job.kind);
      await saveFailure(deps, job, error).catch((lost: unknown) => onError(lost, job.kind));
    }
  }
}

async function performCurrent(
  deps: JobDeps,
  jobs: readonly Job[],
  timeoutMs: number,
): Promise<void> {
  const { db, clock } = deps;
  let haveEnded = false;
  const endIn: EndJobIn = (tx) => {
    runAtCommit(tx, () => endJobs(tx, jobs, clock.now(), null).getSQL());
    afterCommit(tx, () => (haveEnded = true));
  };
  await withTimeout(timeoutMs, () => retryOnConflict(() => perform(deps, jobs, endIn)));
  if (!haveEnded) await endJobs(db, jobs, clock.now(), null);
}

/** Idempotency key of a job, the same for every attempt. */
const keyOf = ({ id }: Job) => `outbox-${id}`;

async function perform(
  { performers }: JobDeps,
  jobs: readonly Job[],
  endIn: EndJobIn,
): Promise<void> {
  const kind = jobs[0]?.kind ?? '';
  if (!isJobKind(kind)) throw new MalformedJob(`there are no jobs of the kind ${kind}`);
  const performer = performers.get(kind);
  if (!performer) throw new Error(`no handler for jobs of the kind ${kind}`);
  await performer.perform(
    jobs.map((job) => ({ payload: job.payload, key: keyOf(job) })),
    endIn,
  );
}

/** Stops waiting for work after a timeout. The work may still succeed, so that its job may be done twice. */
async function withTimeout(timeoutMs: number, work: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the job exceeded its time limit of ${timeoutMs} ms`)),
      timeoutMs,
    );
  });
  await Promise.race([work(), late]).finally(() => clearTimeout(timer));
}

/** Marks jobs as ended and clears their payload, which may contain codes or addresses. */
const endJobs = (db: Queryable, jobs: readonly Job[], doneAt: Date, failure: 'EXPIRED' | null) =>
  db
    .update(outbox)
    .set({ doneAt, failure, lastError: null, payload: {} })
    .where(sql`${outbox.id} = any(${`{${jobs.map(({ id }) => id).join(',')}}`}::bigint[])`);

/**
 * Saves a job's error. A dead letter keeps its payload so that it can be retried. Skips jobs that another process has
 * done in the meantime.
 */
async function saveFailure({ db, clock }: JobDeps, job: Job, error: unknown): Promise<void> {
  const failure = finalFailure(job, error);
  await db
    .update(outbox)
    .set({
      lastError: errorMessageOf(error),
      ...(failure && { doneAt: clock.now(), failure }),
    })
    .where(and(eq(outbox.id, job.id), isNull(outbox.doneAt)));
}

function finalFailure({ attempts }: Job, error: unknown): Failure | null {
  if (error instanceof MalformedJob) return 'MALFORMED';
  return attempts >= MOST_TRIES ? 'GIVEN_UP' : null;
}

/** Returns the message of the cause, since the message of a failed query contains its values. */
function errorMessageOf(error: unknown): string {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = root instanceof Error ? root.message : String(root);
  return reason.replaceAll('\0', '').slice(0, LONGEST_REASON);
}

/**
 * Claims the oldest due jobs of a lane for this process, in the order in which they were enqueued. Moves their due
 * time forward by a lease that grows with each attempt, so that jobs of a crashed process become due again.
 */
export async function claimJobs(
  db: Database,
  { lane, most, now }: { readonly lane: Lane; readonly most: number; readonly now: Date },
): Promise<readonly Job[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.lane, lane), isNull(outbox.doneAt), lte(outbox.dueAt, now)))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(most)
    .for('update', { skipLocked: true });
  const lease = sql`${now}::timestamptz + interval '1 minute' * power(2, least(${outbox.attempts}, 10))`;
  const claimed = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: lease })
    // As an array, the subquery runs once; as a join it could run again and claim more jobs.
    .where(sql`${outbox.id} = any(array(${due}))`)
    .returning();
  return claimed.toSorted((one, other) => one.id - other.id);
}
