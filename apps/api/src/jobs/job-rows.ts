import { outbox, type Lane } from '@zampa/db/schema/platform';
import { afterCommit, runAtCommit, type Queryable } from '../db/database.ts';
import { JOB_KINDS, type JobKind, type JobPayload } from './job-kinds.ts';

export type JobTiming = {
  readonly dueAt?: Date;
  /** After this time the job is useless and ends as expired. */
  readonly expiresAt?: Date;
  /** Idempotency key: only the first job with it is added, as long as that job is stored. */
  readonly once?: string;
};

/** A job of any kind, with its payload. */
export type NewJob = {
  [Kind in JobKind]: JobTiming & {
    readonly kind: Kind;
    readonly payload: JobPayload<Kind>;
  };
}[JobKind];

export type JobRow = Omit<typeof outbox.$inferInsert, 'lane' | 'dueAt'> & {
  readonly lane: Lane;
  readonly dueAt: Date;
};

/** Creates the database row of a job, enqueued at `now`. */
export function toJobRow(
  {
    kind,
    payload,
    dueAt,
    expiresAt,
    once,
  }: JobTiming & { readonly kind: JobKind; readonly payload: unknown },
  now: Date,
): JobRow {
  const { lane } = JOB_KINDS[kind];
  return {
    kind,
    lane,
    payload,
    dueAt: dueAt ?? now,
    expiresAt,
    createdAt: now,
    onceKey: once,
  };
}

const insertQuery = (tx: Queryable, rows: JobRow[]) =>
  tx.insert(outbox).values(rows).onConflictDoNothing().getSQL();

/**
 * Creates the function that enqueues jobs in a transaction. They are inserted by one statement, together with the
 * commit.
 *
 * @param onDue called after the commit with the jobs that are due immediately
 */
export function createEnqueue(onDue: (rows: readonly JobRow[]) => void) {
  const left = new WeakMap<Queryable, JobRow[]>();
  return (tx: Queryable, rows: readonly JobRow[]): void => {
    const earlier = left.get(tx);
    if (earlier) earlier.push(...rows);
    if (earlier || rows.length === 0) return;
    const all = [...rows];
    left.set(tx, all);
    runAtCommit(tx, () => insertQuery(tx, all));
    afterCommit(tx, () => onDue(all.filter(({ dueAt, createdAt }) => dueAt <= createdAt)));
  };
}
