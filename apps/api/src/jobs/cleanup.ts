import type { Clock } from '../ports/clock.ts';
import { withoutPerson } from '../access/acting.ts';
import type { Database } from '../db/database.ts';
import { cleanUpKeys } from '../http/idempotency.ts';
import type { Limits } from '../limits/counters.ts';
import { cleanUpJobs } from './dead-letters.ts';

const EVERY_MS = 600_000;

/** Deletes expired data. The database has no acting person. */
export type Cleanup = (db: Database, now: Date) => Promise<unknown>;

type CleanupDeps = {
  readonly db: Database;
  readonly limits: Limits;
  readonly clock: Clock;
  /** Cleanups of the features. */
  readonly cleanups: readonly Cleanup[];
  readonly onError: (error: unknown) => void;
};

/** Deletes expired data every ten minutes. */
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
