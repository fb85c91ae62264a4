import { outbox, type Lane } from '@zampa/db/schema/platform';
import { afterCommit, endWith, type Queryable } from '../db/database.ts';
import { JOB_KINDS, type JobKind, type JobPayload } from './job-kinds.ts';

export type When = {
  readonly dueAt?: Date;
  /** From then on the job is of no use, and ends without having been done. */
  readonly expiresAt?: Date;
  /** Of several jobs with the same, only the first is written, as long as it is remembered. */
  readonly once?: string;
};

/** A job of any kind, with what it carries. */
export type NewJob = {
  [Kind in JobKind]: When & {
    readonly kind: Kind;
    readonly payload: JobPayload<Kind>;
  };
}[JobKind];

export type JobRow = Omit<typeof outbox.$inferInsert, 'lane' | 'dueAt'> & {
  readonly lane: Lane;
  readonly dueAt: Date;
};

/** Returns the row of a job, left at a time. */
export function rowOf(
  {
    kind,
    payload,
    dueAt,
    expiresAt,
    once,
  }: When & { readonly kind: JobKind; readonly payload: unknown },
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

const insertOf = (tx: Queryable, rows: JobRow[]) =>
  tx.insert(outbox).values(rows).onConflictDoNothing().getSQL();

/**
 * Returns what leaves jobs with a transaction: all of them are written by one statement, together with its commit.
 *
 * @param onDue told after the commit which are due at once; the others are found when they are
 */
export function createLeaving(onDue: (rows: readonly JobRow[]) => void) {
  const left = new WeakMap<Queryable, JobRow[]>();
  return (tx: Queryable, rows: readonly JobRow[]): void => {
    const earlier = left.get(tx);
    if (earlier) earlier.push(...rows);
    if (earlier || rows.length === 0) return;
    const all = [...rows];
    left.set(tx, all);
    endWith(tx, () => insertOf(tx, all));
    afterCommit(tx, () => onDue(all.filter(({ dueAt, createdAt }) => dueAt <= createdAt)));
  };
}
