import type { Clock } from '../ports/clock.ts';
import type { Database } from './database.ts';
import { sweepKeys } from './idempotency.ts';
import type { Limits } from './limits.ts';
import { sweepJobs } from './outbox-jobs.ts';

const EVERY_MS = 3_600_000;

type SweepDeps = {
  readonly db: Database;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
};

/** Forgets, every hour, what has served its time. */
export function startSweeping({ db, limits, clock, onError }: SweepDeps): { stop(): void } {
  const sweep = () => {
    const now = clock.now();
    Promise.all([limits.sweep(), sweepKeys(db, now), sweepJobs(db, now)]).catch(onError);
  };
  const timer = setInterval(sweep, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
