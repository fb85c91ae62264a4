import type { Clock } from '../ports/clock.ts';
import { withoutPerson } from '../access/acting.ts';
import type { Database } from '../db/database.ts';
import { cleanUpKeys } from '../http/idempotency.ts';
import type { Limits } from '../http/rate-limits/counters.ts';
import { cleanUpJobs } from './dead-letters.ts';

const EVERY_MS = 600_000;

/** Forgets what has served its time; the database is nobody's. */
export type Cleanup = (db: Database, now: Date) => Promise<unknown>;

type CleanupDeps = {
  readonly db: Database;
  readonly limits: Limits;
  readonly clock: Clock;
  /** What features keep for a while only. */
  readonly cleanups: readonly Cleanup[];
  readonly onError: (error: unknown) => void;
};

/** Forgets, every ten minutes, what has served its time. */
export function startCleanup({ db: pool, limits, clock, cleanups, onError }: CleanupDeps): {
  stop(): void;
} {
  const cleanUp = () => {
    const now = clock.now();
    const db = withoutPerson(pool, 'jobs');
    const all = [cleanUpKeys, cleanUpJobs, ...cleanups].map((forget) => forget(db, now));
    Promise.all([limits.cleanUp(), ...all]).catch(onError);
  };
  const timer = setInterval(cleanUp, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
