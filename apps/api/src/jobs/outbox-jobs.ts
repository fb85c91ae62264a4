import { outbox, type Lane } from '@zampa/db/schema/platform';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Clock } from '../ports/clock.ts';
import { afterCommit, endWith, type Database, type Queryable } from '../db/database.ts';
import { retryingConflicts } from '../db/database-conflicts.ts';
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

/** The pauses between them double from a minute to seventeen hours: the last try is about 34 hours after the first. */
const MOST_TRIES = 12;
const LONGEST_REASON = 500;

/** Does jobs that were claimed: those of a kind that is done many at a time together, each other by itself. */
export async function doJobs(
  deps: JobDeps,
  jobs: readonly Job[],
  timeoutMs: number,
): Promise<void> {
  for (const group of groupsOf(deps, jobs)) await doGroup(deps, group, timeoutMs);
}

function groupsOf({ performers }: JobDeps, jobs: readonly Job[]): readonly (readonly Job[])[] {
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
 * Does jobs together; what goes wrong is logged and noted, and tried again later, what goes wrong with several is tried
 * with each at once. One that no try will do, and one whose tries are used up, stays as a dead letter.
 */
async function doGroup(deps: JobDeps, jobs: readonly Job[], timeoutMs: number): Promise<void> {
  const { db, clock, onError } = deps;
  try {
    const isLate = ({ expiresAt }: Job) => expiresAt !== null && expiresAt <= clock.now();
    const late = jobs.filter(isLate);
    if (late.length > 0) await ending(db, late, clock.now(), 'EXPIRED');
    const current = jobs.filter((job) => !late.includes(job));
    if (current.length > 0) await doCurrent(deps, current, timeoutMs);
  } catch (error) {
    const [job, ...others] = jobs;
    if (others.length > 0) for (const each of jobs) await doGroup(deps, [each], timeoutMs);
    else if (job) {
      onError(error, job.kind);
      await noteFailure(deps, job, error).catch((lost: unknown) => onError(lost, job.kind));
    }
  }
}

async function doCurrent(deps: JobDeps, jobs: readonly Job[], timeoutMs: number): Promise<void> {
  const { db, clock } = deps;
  let haveEnded = false;
  const endIn: EndJobIn = (tx) => {
    endWith(tx, () => ending(tx, jobs, clock.now(), null).getSQL());
    afterCommit(tx, () => (haveEnded = true));
  };
  await within(timeoutMs, () => retryingConflicts(() => perform(deps, jobs, endIn)));
  if (!haveEnded) await ending(db, jobs, clock.now(), null);
}

/** What is the same at every try of a job. */
const keyOf = ({ id }: Job) => `outbox-${id}`;

async function perform(
  { performers }: JobDeps,
  jobs: readonly Job[],
  endIn: EndJobIn,
): Promise<void> {
  const kind = jobs[0]?.kind ?? '';
  if (!isJobKind(kind)) throw new MalformedJob(`there are no jobs of the kind ${kind}`);
  const performer = performers.get(kind);
  if (!performer) throw new Error(`this machine does no jobs of the kind ${kind}`);
  await performer.perform(
    jobs.map((job) => ({ payload: job.payload, key: keyOf(job) })),
    endIn,
  );
}

/** Lets go of work that takes too long. It may still end well by itself; its job is then done twice. */
async function within(timeoutMs: number, work: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${timeoutMs} ms`)), timeoutMs);
  });
  await Promise.race([work(), late]).finally(() => clearTimeout(timer));
}

/** What was in it (a code, an address) is not kept longer than it is needed. */
const ending = (db: Queryable, jobs: readonly Job[], doneAt: Date, failure: 'EXPIRED' | null) =>
  db
    .update(outbox)
    .set({ doneAt, failure, lastError: null, payload: {} })
    .where(sql`${outbox.id} = any(${`{${jobs.map(({ id }) => id).join(',')}}`}::bigint[])`);

/** A dead letter keeps what it carried, so that it can be started again; another process may have done it meanwhile. */
async function noteFailure({ db, clock }: JobDeps, job: Job, error: unknown): Promise<void> {
  const failure = finalFailure(job, error);
  await db
    .update(outbox)
    .set({
      lastError: reasonOf(error),
      ...(failure && { doneAt: clock.now(), failure }),
    })
    .where(and(eq(outbox.id, job.id), isNull(outbox.doneAt)));
}

function finalFailure({ attempts }: Job, error: unknown): Failure | null {
  if (error instanceof MalformedJob) return 'MALFORMED';
  return attempts >= MOST_TRIES ? 'GIVEN_UP' : null;
}

/** A statement that failed names its values: what its cause says is enough. */
function reasonOf(error: unknown): string {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = root instanceof Error ? root.message : String(root);
  return reason.replaceAll('\0', '').slice(0, LONGEST_REASON);
}

/**
 * Claims the oldest due jobs of a lane, for one of any number of processes. Their due time moves a lease ahead: whose
 * process died, or threw, comes due again, each time later. They come in the order in which they were left.
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
    // As an array it is read once; joined it could be read again, and claim more.
    .where(sql`${outbox.id} = any(array(${due}))`)
    .returning();
  return claimed.toSorted((one, other) => one.id - other.id);
}
