import { unstoredUploads } from '@zampa/db/schema/files';
import { DAY_MS } from '@zampa/domain/time/durations';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { withoutPerson } from '../../access/acting.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';

export type UploadDeps = Pick<Deps, 'files' | 'sideDb'>;

type Upload = { readonly uploaderId: string; readonly bytes: number; readonly now: Date };

/** A refused upload counts at least this much, so that a day's quota bounds the number of rows. */
export const LEAST_REFUSED_BYTES = 64 * 1024;

/** Commits a PENDING row in a transaction of its own, before the bytes are stored. */
export async function insertPendingUpload(
  sideDb: Database,
  { uploaderId, bytes: size, now: createdAt }: Upload,
): Promise<string> {
  const id = newId();
  const row = { id, uploaderId, size, status: 'PENDING', createdAt } as const;
  await withoutPerson(sideDb, 'limits').insert(unstoredUploads).values(row);
  return id;
}

/** Deletes the PENDING row in the transaction that inserts the file. Throws UNAVAILABLE if the row is gone. */
export async function deletePendingUpload(tx: Queryable, id: string): Promise<void> {
  const deleted = await tx
    .delete(unstoredUploads)
    .where(isPending(id))
    .returning({ id: unstoredUploads.id });
  if (deleted.length === 0) throw new Refusal('UNAVAILABLE', { retryAfter: 1 });
}

/**
 * Deletes the bytes of an upload whose transaction did not commit. A commit deletes the row, so a remaining row shows
 * that nothing was committed. The update waits for a running commit. The hourly cleanup repeats failed discards.
 *
 * @param isSpent whether its bytes still count toward the day's quota
 */
export async function discardUpload(
  { files: store, sideDb }: UploadDeps,
  id: string,
  isSpent: boolean,
): Promise<void> {
  const db = withoutPerson(sideDb, 'limits');
  const isUnstored = and(
    eq(unstoredUploads.id, id),
    inArray(unstoredUploads.status, ['PENDING', 'REMOVING']),
  );
  const removing = await db
    .update(unstoredUploads)
    .set({ status: 'REMOVING' })
    .where(isUnstored)
    .returning({ id: unstoredUploads.id });
  if (removing.length === 0) return;
  await store.remove(id);
  const size = sql`greatest(${unstoredUploads.size}, ${LEAST_REFUSED_BYTES}::int)`;
  if (isSpent) await db.update(unstoredUploads).set({ status: 'REFUSED', size }).where(isUnstored);
  else await db.delete(unstoredUploads).where(isUnstored);
}

/** Counts the bytes of a file that inspection refused toward its sender's daily quota. */
export async function spendRefusedUpload(
  { sideDb }: Pick<Deps, 'sideDb'>,
  { uploaderId, bytes, now: createdAt }: Upload,
): Promise<void> {
  const size = Math.max(bytes, LEAST_REFUSED_BYTES);
  await withoutPerson(sideDb, 'limits')
    .insert(unstoredUploads)
    .values({ id: newId(), uploaderId, size, status: 'REFUSED', createdAt });
}

/** Deletes the rows of refused uploads that no longer count toward a quota. */
export async function cleanUpRefusedUploads(db: Database, now: Date): Promise<void> {
  const isOver = lt(unstoredUploads.createdAt, new Date(now.getTime() - DAY_MS));
  await db.delete(unstoredUploads).where(and(eq(unstoredUploads.status, 'REFUSED'), isOver));
}

const isPending = (id: string) =>
  and(eq(unstoredUploads.id, id), eq(unstoredUploads.status, 'PENDING'));
