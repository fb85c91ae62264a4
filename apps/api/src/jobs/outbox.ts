import type { Lane } from '@zampa/db/schema/platform';
import type { Clock } from '../ports/clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { performerOf, type JobHandler, type JobPerformer } from './job-handler.ts';
import type { JobKind, JobPayload } from './job-kinds.ts';
import { LANE_NAMES, LANES } from './job-lanes.ts';
import { claimJobs, doJobs, type JobDeps } from './outbox-jobs.ts';
import { createLane } from './outbox-lane.ts';
import { createLeaving, rowOf, type NewJob, type When } from './job-rows.ts';

export type Outbox = ReturnType<typeof createOutbox>;

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
  const wake = (names: Iterable<Lane> = LANE_NAMES) => {
    for (const name of names) lanes[name].wake();
  };
  const leave = createLeaving((rows) => wake(new Set(rows.map(({ lane }) => lane))));

  return {
    /** Says who does the jobs of a kind. */
    on<Kind extends JobKind>(kind: Kind, handler: JobHandler<Kind>): void {
      performers.set(kind, performerOf(kind, handler));
    },

    /** Leaves a job with the transaction: it is written by its commit, and looked at after that as soon as it is due. */
    enqueue<Kind extends JobKind>(
      tx: Queryable,
      kind: Kind,
      payload: JobPayload<Kind>,
      when: When = {},
    ): void {
      leave(tx, [rowOf({ kind, payload, ...when }, clock.now())]);
    },

    /** The same with several jobs. */
    enqueueAll(tx: Queryable, jobs: readonly NewJob[]): void {
      const now = clock.now();
      leave(
        tx,
        jobs.map((job) => rowOf(job, now)),
      );
    },

    start(): void {
      timer = setInterval(() => wake(), POLL_MS);
      wake();
    },

    /** Returns how many jobs of a lane, or bundles of what is done together, this process is doing. */
    running: (lane: Lane): number => lanes[lane].running(),

    /** Waits for the jobs that are being done; the others stay for the next process. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.all(Object.values(lanes).map((lane) => lane.stop()));
    },
  };
}

function createLanes(deps: JobDeps) {
  const open = (lane: Lane) => {
    const { concurrency, together, timeoutMs } = LANES[lane];
    return createLane(
      concurrency,
      async (bundles) => {
        const most = bundles * together;
        const jobs = await claimJobs(deps.db, { lane, most, now: deps.clock.now() });
        return { jobs: inBundles(jobs, together), mayBeMore: jobs.length === most };
      },
      (jobs) => doJobs(deps, jobs, timeoutMs),
      (error) => deps.onError(error, 'outbox'),
    );
  };
  return {
    time: open('time'),
    news: open('news'),
    mail: open('mail'),
    provider: open('provider'),
    push: open('push'),
  };
}

const inBundles = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_none, nth) =>
    items.slice(nth * size, (nth + 1) * size),
  );
