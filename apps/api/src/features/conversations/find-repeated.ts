import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';

export type Client = { readonly clientId?: string; readonly clientHash?: string };
export type RepeatedPost = { readonly id: string; readonly seq: number };
type Found = RepeatedPost & { readonly hash: string | null };

/**
 * Returns what this person created with this `clientId` before. Two requests with the same one wait for each other, so
 * that the second sees what the first has written. Refusal: IDEMPOTENCY_MISMATCH when it was something else.
 */
export async function findRepeated(
  tx: Queryable,
  userId: string,
  client: Client,
): Promise<RepeatedPost | null> {
  const { clientId } = client;
  if (!clientId) return null;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}:${clientId}`}, 0))`,
  );
  return findRepeatedWithin(tx, userId, client);
}

/** Does the same for whoever holds a lock already on which repetitions wait. */
export async function findRepeatedWithin(
  tx: Queryable,
  userId: string,
  client: Client,
): Promise<RepeatedPost | null> {
  const { clientId } = client;
  if (!clientId) return null;
  const [row] = await rowsOf<{ found: Found | null }>(
    tx,
    sql`select ${repeatedJson(userId, clientId)} as found`,
  );
  return repeatedOf(row?.found ?? null, client);
}

/** Returns, as JSON, what this person created under this name before, whatever it is. */
export const repeatedJson = (userId: string, clientId: string): SQL => sql`(
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

/** Returns what was found, where it is the same. Refusal: IDEMPOTENCY_MISMATCH when it was something else. */
export function repeatedOf(found: Found | null, { clientHash }: Client): RepeatedPost | null {
  if (!found) return null;
  if (found.hash !== clientHash) throw new Refusal('IDEMPOTENCY_MISMATCH');
  return { id: found.id, seq: found.seq };
}
