import type { Lane } from '@zampa/db/schema/platform';

export type LaneLimits = {
  /** Maximum number of jobs that one process performs concurrently. */
  readonly concurrency: number;
  /** Batch size; more than one if jobs can be performed together. */
  readonly together: number;
  /** Time limit of an attempt, below the minute after which the job becomes due again. */
  readonly timeoutMs: number;
};

/**
 * Limits per lane. Jobs that need only our clock and database run one after the other in due order, notifications in
 * batches; jobs that wait for other servers run concurrently.
 */
export const LANES: Readonly<Record<Lane, LaneLimits>> = {
  time: { concurrency: 1, together: 1, timeoutMs: 45_000 },
  news: { concurrency: 1, together: 100, timeoutMs: 45_000 },
  mail: { concurrency: 4, together: 1, timeoutMs: 50_000 },
  provider: { concurrency: 2, together: 1, timeoutMs: 30_000 },
  push: { concurrency: 4, together: 1, timeoutMs: 15_000 },
};

export const LANE_NAMES = Object.keys(LANES) as readonly Lane[];
