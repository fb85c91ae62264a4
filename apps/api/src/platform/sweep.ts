import type { Clock } from '../ports/clock.ts';
import { withoutPerson } from './acting.ts';
import type { Database } from './database.ts';
import { sweepJobs } from './dead-letters.ts';
import { sweepKeys } from './idempotency.ts';
import type { Limits } from './limits/counters.ts';

const EVERY_MS = 600_000;

type SweepDeps = {
  readonly db: Database;
  readonly limits: Limits;
  readonly clock: Clock;
  /** What features keep for a while only. */
  readonly sweeps: readonly ((db: Database, now: Date) => Promise<unknown>)[];
  readonly onError: (error: unknown) => void;
};

/** Forgets, every ten minutes, what has served its time. */
export function startSweeping({ db: pool, limits, clock, sweeps, onError }: SweepDeps): {
  stop(): void;
} {
  const sweep = () => {
    const now = clock.now();
    const db = withoutPerson(pool, 'jobs');
    const all = [sweepKeys, sweepJobs, ...sweeps].map((forget) => forget(db, now));
    Promise.all([limits.sweep(), ...all]).catch(onError);
  };
  const timer = setInterval(sweep, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
