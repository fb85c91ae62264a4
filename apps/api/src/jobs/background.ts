import type { Database } from '../db/database.ts';

/** Work in the background, one task after the other, so that notifications follow the order of commits. */
export type Background = ReturnType<typeof createBackground>;

export function createBackground(
  db: Database,
  onError: (error: unknown, activity: string) => void,
) {
  let last: Promise<void> = Promise.resolve();
  return {
    /**
     * Adds a task.
     *
     * @param work receives a database without a person, since the task follows from a commit
     */
    run(activity: string, work: (db: Database) => Promise<void>): void {
      last = last.then(() => work(db)).catch((error: unknown) => onError(error, activity));
    },
    idle: () => last,
  };
}
