import type { Database } from '../db/database.ts';

/** Work that nobody waits for, one after the other, so that what was committed first is told first. */
export type Background = ReturnType<typeof createBackground>;

export function createBackground(db: Database, onError: (error: unknown, what: string) => void) {
  let last: Promise<void> = Promise.resolve();
  return {
    /** @param work is given the database that was opened for it: it follows from a commit, and is nobody's */
    run(what: string, work: (db: Database) => Promise<void>): void {
      last = last.then(() => work(db)).catch((error: unknown) => onError(error, what));
    },
    idle: () => last,
  };
}
