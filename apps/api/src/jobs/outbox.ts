import { outbox, type Lane } from '@zampa/db/schema/platform';
import type { Clock } from '../ports/clock.ts';
import { afterCommit, type Database, type Queryable } from '../db/database.ts';
import {
  JOB_KINDS,
  performerOf,
  type JobHandler,
  type JobKind,
  type JobPayload,
} from './job-kinds.ts';
import { LANES } from './job-lanes.ts';
import { claimJob, doJob, type JobDeps, type JobPerformer } from './outbox-jobs.ts';
import { createLane } from './outbox-lane.ts';

export type Outbox = ReturnType<typeof createOutbox>;

export type When = {
  readonly dueAt?: Date;
  /** From then on the job is of no use, and ends without having been done. */
  readonly expiresAt?: Date;
  /** Of several jobs with the same, only the first is written, as long as it is remembered. */
  readonly once?: string;
};

/** A job of any kind, with what it carries. */
export type NewJob = {
  [Kind in JobKind]: When & { readonly kind: Kind; readonly payload: JobPayload<Kind> };
}[JobKind];

const POLL_MS = 500;

/** Creates the outbox: jobs that follow from a write, written in its transaction and done after it, at least once. */
export function createOutbox(
  db: Database,
  clock: Clock,
  onError: (error: unknown, kind: string) => void,
) {
  const performers = new Map<string, JobPerformer>();
  const lanes = createLanes({ db, clock, performers, onError });
  let timer: NodeJS.Timeout | undefined;
  const wake = () => {
    for (const lane of Object.values(lanes)) lane.wake();
  };

  return {
    /** Says who does the jobs of a kind. */
    on<Kind extends JobKind>(kind: Kind, handler: JobHandler<Kind>): void {
      performers.set(kind, performerOf(kind, handler));
    },

    /** Writes a job into the transaction; it is looked at as soon as that has been committed, and once it is due. */
    async enqueue<Kind extends JobKind>(
      tx: Queryable,
      kind: Kind,
      payload: JobPayload<Kind>,
      when: When = {},
    ): Promise<void> {
      await insertJobs(tx, clock.now(), [{ kind, payload, ...when }]);
      afterCommit(tx, wake);
    },

    /** The same with several jobs, in one statement. */
    async enqueueAll(tx: Queryable, jobs: readonly NewJob[]): Promise<void> {
      if (jobs.length === 0) return;
      await insertJobs(tx, clock.now(), jobs);
      afterCommit(tx, wake);
    },

    start(): void {
      timer = setInterval(wake, POLL_MS);
      wake();
    },

    /** Returns how many jobs of a lane this process is doing. */
    running: (lane: Lane): number => lanes[lane].running(),

    /** Waits for the jobs that are being done; the others stay for the next process. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.all(Object.values(lanes).map((lane) => lane.stop()));
    },
  };
}

async function insertJobs(
  tx: Queryable,
  now: Date,
  jobs: readonly (When & { readonly kind: JobKind; readonly payload: unknown })[],
): Promise<void> {
  const rows = jobs.map(({ kind, payload, dueAt = now, expiresAt, once }) => ({
    kind,
    lane: JOB_KINDS[kind].lane,
    payload,
    dueAt,
    expiresAt,
    createdAt: now,
    onceKey: once,
  }));
  await tx.insert(outbox).values(rows).onConflictDoNothing();
}

function createLanes(deps: JobDeps) {
  const open = (lane: Lane) =>
    createLane(
      LANES[lane].concurrency,
      () => claimJob(deps.db, lane, deps.clock.now()),
      (job) => doJob(deps, job, LANES[lane].timeoutMs),
      (error) => deps.onError(error, 'outbox'),
    );
  return { time: open('time'), mail: open('mail'), provider: open('provider'), push: open('push') };
}
