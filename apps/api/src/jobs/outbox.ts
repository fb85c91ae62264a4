import { outbox, type Lane } from '@zampa/db/schema/platform';
import type { Clock } from '../ports/clock.ts';
import { afterCommit, type Database, type Queryable } from '../db/database.ts';
import { claimJob, doJob, type JobDeps, type JobHandler } from './outbox-jobs.ts';
import { createLane } from './outbox-lane.ts';

export type Outbox = ReturnType<typeof createOutbox>;

export type When = {
  readonly dueAt?: Date;
  /** From then on the job is of no use, and ends without having been done. */
  readonly expiresAt?: Date;
  /** Of several jobs with the same, only the first is written, as long as it is remembered. */
  readonly once?: string;
};

const POLL_MS = 500;

/**
 * How many jobs of a lane are done at once. What only our own clock and database are needed for goes one after the
 * other, as it fell due; providers are waited for by several.
 */
const AT_ONCE: Readonly<Record<Lane, number>> = { clock: 1, mail: 4, sms: 2 };
const LANES = Object.keys(AT_ONCE) as Lane[];

/** Jobs that follow from a write, written in its transaction and done after it, at least once. */
export function createOutbox(
  db: Database,
  clock: Clock,
  onError: (error: unknown, kind: string) => void,
) {
  const handlers = new Map<string, JobHandler>();
  const laneOf = new Map<string, Lane>();
  const lanes = createLanes({ db, clock, handlers, onError });
  let timer: NodeJS.Timeout | undefined;
  const wake = () => {
    for (const lane of lanes) lane.wake();
  };

  return {
    /** Says who does the jobs of a kind, and what they wait for. */
    on(kind: string, handler: JobHandler, lane: Lane): void {
      handlers.set(kind, handler);
      laneOf.set(kind, lane);
    },

    /** Writes a job into the transaction; it is looked at as soon as that has been committed, and once it is due. */
    async enqueue(
      tx: Queryable,
      kind: string,
      payload: unknown,
      { dueAt, expiresAt, once }: When = {},
    ): Promise<void> {
      const now = clock.now();
      const lane = laneOf.get(kind) ?? 'clock';
      await tx
        .insert(outbox)
        .values({
          kind,
          lane,
          payload,
          dueAt: dueAt ?? now,
          expiresAt,
          createdAt: now,
          onceKey: once,
        })
        .onConflictDoNothing();
      afterCommit(tx, wake);
    },

    start(): void {
      timer = setInterval(wake, POLL_MS);
      wake();
    },

    /** Waits for the jobs that are being done; the others stay for the next process. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

const createLanes = (deps: JobDeps) =>
  LANES.map((lane) =>
    createLane(
      AT_ONCE[lane],
      () => claimJob(deps.db, lane, deps.clock.now()),
      (job) => doJob(deps, job),
      (error) => deps.onError(error, 'outbox'),
    ),
  );
