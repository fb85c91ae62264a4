import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';

export type ClientKey = { readonly clientId?: string; readonly clientHash?: string };
export type RepeatedPost = { readonly id: string; readonly seq: number };
type Found = RepeatedPost & { readonly hash: string | null };

/**
 * Returns the post that this person created before with the same `clientId` (idempotency key). Requests with the same
 * key wait for each other on an advisory lock, so that the second one sees the first one's result. Throws
 * IDEMPOTENCY_MISMATCH if the content differs.
 */
export async function findRepeatedPost(
  tx: Queryable,
  userId: string,
  client: ClientKey,
): Promise<RepeatedPost | null> {
  const { clientId } = client;
  if (!clientId) return null;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}:${clientId}`}, 0))`,
  );
  return findRepeatedPostLocked(tx, userId, client);
}

/** Does the same as `findRepeatedPost`, for a caller that already holds a lock that serializes repetitions. */
export async function findRepeatedPostLocked(
  tx: Queryable,
  userId: string,
  client: ClientKey,
): Promise<RepeatedPost | null> {
  const { clientId } = client;
  if (!clientId) return null;
  const [row] = await rowsOf<{ found: Found | null }>(
    tx,
    sql`select ${repeatedPostJson(userId, clientId)} as found`,
  );
  return requireSamePost(row?.found ?? null, client);
}

/** Returns SQL for the post that this person created with this `clientId`, as JSON. */
export const repeatedPostJson = (userId: string, clientId: string): SQL => sql`(
  select json_build_object('id', made.id, 'seq', made.seq, 'hash', made.hash) from (
    select e.id, e.seq, e.client_hash as hash from events e
      where e.user_id = ${userId} and e.client_id = ${clientId}
    union all
    select c.id, 0, c.client_hash from conversations c
      where c.creator_id = ${userId} and c.client_id = ${clientId}
    union all
    select k.id, 0, k.client_hash from calendar_events k
      where k.creator_id = ${userId} and k.client_id = ${clientId}
    limit 1) made)`;

/**
 * Returns the earlier post if its content hash is the same, null without one. Throws IDEMPOTENCY_MISMATCH if it
 * differs.
 */
export function requireSamePost(
  found: Found | null,
  { clientHash }: ClientKey,
): RepeatedPost | null {
  if (!found) return null;
  if (found.hash !== clientHash) throw new Refusal('IDEMPOTENCY_MISMATCH');
  return { id: found.id, seq: found.seq };
}
