import type { Lane } from '@zampa/db/schema/platform';

export type LaneLimits = {
  /** How many jobs of it are done at once by one process. */
  readonly concurrency: number;
  /** How many are taken at a time; more than one where they may be done together. */
  readonly together: number;
  /** When a try counts as failed and makes room; below the minute after which its job comes due again. */
  readonly timeoutMs: number;
};

/**
 * The lanes, by what their jobs wait for. What only our own clock and database are needed for goes one after the other,
 * as it fell due, and many pieces of news by the same few statements; others are waited for by several at once.
 */
export const LANES: Readonly<Record<Lane, LaneLimits>> = {
  time: { concurrency: 1, together: 1, timeoutMs: 45_000 },
  news: { concurrency: 1, together: 100, timeoutMs: 45_000 },
  mail: { concurrency: 4, together: 1, timeoutMs: 50_000 },
  provider: { concurrency: 2, together: 1, timeoutMs: 30_000 },
  push: { concurrency: 4, together: 1, timeoutMs: 15_000 },
};

export const LANE_NAMES = Object.keys(LANES) as readonly Lane[];
