import { outbox } from '@zampa/db/schema/platform';
import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../ports/clock.ts';
import { afterCommit, type Database, type Queryable } from './database.ts';

/** Does one job. `key` is the same at every try of it, for those who must recognise a repetition. */
export type JobHandler = (payload: unknown, key: string) => Promise<void>;

export type Outbox = ReturnType<typeof createOutbox>;

const POLL_MS = 500;
const KEPT_MS = 7 * 86_400_000;

/**
 * Jobs that follow from a write, written in its transaction and done after it, at least once.
 * Any number of processes may work at the same table.
 */
export function createOutbox(
  db: Database,
  clock: Clock,
  onError: (error: unknown, kind: string) => void,
) {
  const handlers = new Map<string, JobHandler>();
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  /** Claiming moves the due time a lease ahead: whose process died, or threw, comes due again, each time later. */
  async function doNextJob(): Promise<boolean> {
    const now = clock.now();
    const due = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isNull(outbox.doneAt), lte(outbox.dueAt, now)))
      .orderBy(asc(outbox.dueAt), asc(outbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    const lease = sql`${now}::timestamptz + interval '1 minute' * power(2, least(${outbox.attempts}, 10))`;
    const [job] = await db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: lease })
      .where(eq(outbox.id, sql`(${due})`))
      .returning();
    if (!job) return false;
    try {
      const handle = handlers.get(job.kind);
      if (!handle) throw new Error(`no handler for jobs of kind ${job.kind}`);
      await handle(job.payload, `outbox-${job.id}`);
      // What was in it (a code, an address) is not kept longer than it is needed.
      await db
        .update(outbox)
        .set({ doneAt: clock.now(), payload: {} })
        .where(eq(outbox.id, job.id));
    } catch (error) {
      onError(error, job.kind);
    }
    return true;
  }

  async function drain(): Promise<void> {
    while (!stopped && (await doNextJob()))
      await db.delete(outbox).where(lt(outbox.doneAt, new Date(clock.now().getTime() - KEPT_MS)));
  }

  function wake(): void {
    if (stopped || running) return;
    running = drain()
      .catch((error: unknown) => onError(error, 'outbox'))
      .finally(() => {
        running = null;
      });
  }

  return {
    on: (kind: string, handler: JobHandler) => void handlers.set(kind, handler),

    /** Writes a job into the transaction; it is looked at as soon as that has been committed. */
    async enqueue(tx: Queryable, kind: string, payload: unknown): Promise<void> {
      const now = clock.now();
      await tx.insert(outbox).values({ kind, payload, dueAt: now, createdAt: now });
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
