import pLimit from 'p-limit';
import type { Database } from '../db/database.ts';

/** Maximum number of lanes that run at the same time; most of the 20 connections stay free for requests. */
const LANES_AT_ONCE = 8;

/** Work in the background. Tasks of one lane run in the order of commits; lanes do not wait for each other. */
export type Background = ReturnType<typeof createBackground>;

export function createBackground(
  db: Database,
  onError: (error: unknown, activity: string) => void,
) {
  const inTurn = pLimit(LANES_AT_ONCE);
  /** The last task of each lane that still works or waits. */
  const lanes = new Map<string, Promise<void>>();
  return {
    /**
     * Adds a task to the end of a lane.
     *
     * @param lane what the task is about, such as the id of a conversation, clinic or family
     * @param work receives a database without a person, since the task follows from a commit
     */
    run(activity: string, lane: string, work: (db: Database) => Promise<void>): void {
      const task = (lanes.get(lane) ?? Promise.resolve())
        .then(() => inTurn(() => work(db)))
        .catch((error: unknown) => onError(error, activity))
        .then(() => {
          if (lanes.get(lane) === task) lanes.delete(lane);
        });
      lanes.set(lane, task);
    },
    /** Waits until all lanes are empty, including tasks that running tasks add. */
    async idle(): Promise<void> {
      while (lanes.size > 0) await Promise.all(lanes.values());
    },
  };
}
