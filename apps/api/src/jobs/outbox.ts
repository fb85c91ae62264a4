import type { Lane } from '@zampa/db/schema/platform';
import type { Clock } from '../ports/clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { createWork, runWork } from '../main-thread/measure-work.ts';
import { createPerformer, type JobHandler, type JobPerformer } from './job-handler.ts';
import type { JobKind, JobPayload } from './job-kinds.ts';
import { LANE_NAMES, LANES } from './job-lanes.ts';
import { claimJobs, performJobs, type JobDeps } from './outbox-jobs.ts';
import { createLane } from './outbox-lane.ts';
import { createEnqueue, toJobRow, type NewJob, type JobTiming } from './job-rows.ts';

export type Outbox = ReturnType<typeof createOutbox>;

const POLL_MS = 500;

/**
 * Creates the transactional outbox: jobs are inserted in the transaction of a write and performed after it, at least
 * once.
 */
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
  const enqueueRows = createEnqueue((rows) => wake(new Set(rows.map(({ lane }) => lane))));

  return {
    /** Registers the handler of a kind. */
    on<Kind extends JobKind>(kind: Kind, handler: JobHandler<Kind>): void {
      performers.set(kind, createPerformer(kind, handler));
    },

    /** Enqueues a job in the transaction. It is inserted with the commit and performed as soon as it is due. */
    enqueue<Kind extends JobKind>(
      tx: Queryable,
      kind: Kind,
      payload: JobPayload<Kind>,
      when: JobTiming = {},
    ): void {
      enqueueRows(tx, [toJobRow({ kind, payload, ...when }, clock.now())]);
    },

    /** Enqueues several jobs. */
    enqueueAll(tx: Queryable, jobs: readonly NewJob[]): void {
      const now = clock.now();
      enqueueRows(
        tx,
        jobs.map((job) => toJobRow(job, now)),
      );
    },

    start(): void {
      timer = setInterval(() => wake(), POLL_MS);
      wake();
    },

    /** Returns the number of jobs (or batches) of a lane that this process is performing. */
    running: (lane: Lane): number => lanes[lane].running(),

    /** Waits for running jobs; the next process does the remaining ones. */
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
        const jobs = await runWork(createWork('job', 'claim'), () =>
          claimJobs(deps.db, { lane, most, now: deps.clock.now() }),
        );
        return { jobs: toBundles(jobs, together), mayBeMore: jobs.length === most };
      },
      (jobs) => performJobs(deps, jobs, timeoutMs),
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

const toBundles = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_none, nth) =>
    items.slice(nth * size, (nth + 1) * size),
  );
