import { outbox } from '@zampa/db/schema/platform';
import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { DAY_MS } from '@zampa/domain/time/durations';

const DONE_KEPT_MS = 7 * DAY_MS;
/** Dead letters contain names and addresses, so that they are deleted after three months. */
const DEAD_KEPT_MS = 90 * DAY_MS;

/** Selects dead letters by id or kind. */
export type DeadLetterSelection = { readonly id: number } | { readonly kind: string };

export type DeadLetter = Pick<
  typeof outbox.$inferSelect,
  'id' | 'kind' | 'lane' | 'attempts' | 'doneAt' | 'failure' | 'lastError'
>;

/** Failed jobs that can still be retried because their payload is kept. Expired jobs are not dead letters. */
const isDead = inArray(outbox.failure, ['GIVEN_UP', 'MALFORMED']);

/** Returns the dead letters, oldest first, without payloads. */
export async function listDeadLetters(db: Database): Promise<readonly DeadLetter[]> {
  const { id, kind, lane, attempts, doneAt, failure, lastError } = outbox;
  return db
    .select({ id, kind, lane, attempts, doneAt, failure, lastError })
    .from(outbox)
    .where(isDead)
    .orderBy(asc(outbox.doneAt), asc(outbox.id));
}

/** Makes dead letters due again with all attempts left. Returns their number. */
export async function restartDeadLetters(
  db: Database,
  selection: DeadLetterSelection,
  now: Date,
): Promise<number> {
  const restarted = await db
    .update(outbox)
    .set({ attempts: 0, dueAt: now, doneAt: null, failure: null })
    .where(and(isDead, isSelected(selection)))
    .returning({ id: outbox.id });
  return restarted.length;
}

/** Deletes dead letters. Returns their number. */
export async function discardDeadLetters(
  db: Database,
  selection: DeadLetterSelection,
): Promise<number> {
  const deleted = await db
    .delete(outbox)
    .where(and(isDead, isSelected(selection)))
    .returning({ id: outbox.id });
  return deleted.length;
}

const isSelected = (selection: DeadLetterSelection) =>
  'id' in selection ? eq(outbox.id, selection.id) : eq(outbox.kind, selection.kind);

/** Deletes old jobs: completed and expired jobs after a week, dead letters after three months. */
export async function cleanUpJobs(db: Database, now: Date): Promise<void> {
  const before = (age: number) => lt(outbox.doneAt, new Date(now.getTime() - age));
  const isNoDeadLetter = or(isNull(outbox.failure), eq(outbox.failure, 'EXPIRED'));
  await db.delete(outbox).where(and(isNoDeadLetter, before(DONE_KEPT_MS)));
  await db.delete(outbox).where(before(DEAD_KEPT_MS));
}
