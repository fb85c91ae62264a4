import { outbox } from '@zampa/db/schema/platform';
import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { DAY_MS } from '@zampa/domain/time/durations';

const DONE_KEPT_MS = 7 * DAY_MS;
/** They carry addresses and names: what nobody starts again in a quarter of a year is forgotten. */
const DEAD_KEPT_MS = 90 * DAY_MS;

/** Which dead letters are meant. */
export type Which = { readonly id: number } | { readonly kind: string };

export type DeadLetter = Pick<
  typeof outbox.$inferSelect,
  'id' | 'kind' | 'lane' | 'attempts' | 'doneAt' | 'failure' | 'lastError'
>;

/** Jobs that ended undone and still have all that is needed to do them; one that expired is of no use to anybody. */
const isDead = inArray(outbox.failure, ['GIVEN_UP', 'MALFORMED']);

/** Returns the dead letters, oldest first, without what they carry. */
export async function listDeadLetters(db: Database): Promise<readonly DeadLetter[]> {
  const { id, kind, lane, attempts, doneAt, failure, lastError } = outbox;
  return db
    .select({ id, kind, lane, attempts, doneAt, failure, lastError })
    .from(outbox)
    .where(isDead)
    .orderBy(asc(outbox.doneAt), asc(outbox.id));
}

/** Makes dead letters due again, with all their tries. Returns how many there were. */
export async function restartDeadLetters(db: Database, which: Which, now: Date): Promise<number> {
  const restarted = await db
    .update(outbox)
    .set({ attempts: 0, dueAt: now, doneAt: null, failure: null })
    .where(and(isDead, isMeant(which)))
    .returning({ id: outbox.id });
  return restarted.length;
}

/** Deletes dead letters that are to be done no more. Returns how many there were. */
export async function discardDeadLetters(db: Database, which: Which): Promise<number> {
  const gone = await db
    .delete(outbox)
    .where(and(isDead, isMeant(which)))
    .returning({ id: outbox.id });
  return gone.length;
}

const isMeant = (which: Which) =>
  'id' in which ? eq(outbox.id, which.id) : eq(outbox.kind, which.kind);

/** Forgets jobs that ended long ago. */
export async function cleanUpJobs(db: Database, now: Date): Promise<void> {
  const before = (age: number) => lt(outbox.doneAt, new Date(now.getTime() - age));
  const isNoDeadLetter = or(isNull(outbox.failure), eq(outbox.failure, 'EXPIRED'));
  await db.delete(outbox).where(and(isNoDeadLetter, before(DONE_KEPT_MS)));
  await db.delete(outbox).where(before(DEAD_KEPT_MS));
}
