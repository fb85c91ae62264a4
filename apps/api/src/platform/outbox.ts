import { outbox } from '@zampa/db/schema/platform';
import type { Clock } from '../ports/clock.ts';
import { afterCommit, type Database, type Queryable } from './database.ts';
import { doNextJob, type JobHandler } from './outbox-jobs.ts';

export type Outbox = ReturnType<typeof createOutbox>;

type When = {
  readonly dueAt?: Date;
  /** Of several jobs with the same, only the first is written, as long as it is remembered. */
  readonly once?: string;
};

const POLL_MS = 500;

/** Jobs that follow from a write, written in its transaction and done after it, at least once. */
export function createOutbox(
  db: Database,
  clock: Clock,
  onError: (error: unknown, kind: string) => void,
) {
  const handlers = new Map<string, JobHandler>();
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function drain(): Promise<void> {
    while (!stopped && (await doNextJob({ db, clock, handlers, onError })));
  }

  function wake(): void {
    if (stopped || running) return;
    running = drain()
      .catch((error: unknown) => {
        onError(error, 'outbox');
      })
      .finally(() => {
        running = null;
      });
  }

  return {
    on: (kind: string, handler: JobHandler) => void handlers.set(kind, handler),

    /** Writes a job into the transaction; it is looked at as soon as that has been committed, and once it is due. */
    async enqueue(
      tx: Queryable,
      kind: string,
      payload: unknown,
      { dueAt, once }: When = {},
    ): Promise<void> {
      const now = clock.now();
      await tx
        .insert(outbox)
        .values({ kind, payload, dueAt: dueAt ?? now, createdAt: now, onceKey: once })
        .onConflictDoNothing();
      afterCommit(tx, wake);
    },

    start(): void {
      timer = setInterval(wake, POLL_MS);
      wake();
    },

    /** Waits for the job that is being done; the others stay for the next process. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
