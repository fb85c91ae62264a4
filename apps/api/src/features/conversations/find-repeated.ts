import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';

type Client = { readonly clientId?: string; readonly clientHash?: string };
type Repeated = { readonly id: string; readonly seq: number };

/**
 * Returns what this person created with this `clientId` before. Two requests with the same one wait for each other, so
 * that the second sees what the first has written. Refusal: IDEMPOTENCY_MISMATCH when it was something else.
 */
export async function findRepeated(
  tx: Queryable,
  userId: string,
  client: Client,
): Promise<Repeated | null> {
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
  { clientId, clientHash }: Client,
): Promise<Repeated | null> {
  if (!clientId) return null;
  const [found] = await rowsOf<Repeated & { hash: string | null }>(
    tx,
    sql`select e.id, e.seq, e.client_hash as hash from events e
        where e.user_id = ${userId} and e.client_id = ${clientId}
      union all
      select c.id, 0, c.client_hash from conversations c
        where c.creator_id = ${userId} and c.client_id = ${clientId}
      union all
      select k.id, 0, k.client_hash from calendar_events k
        where k.creator_id = ${userId} and k.client_id = ${clientId}
      limit 1`,
  );
  if (!found) return null;
  if (found.hash !== clientHash) throw new Refusal('IDEMPOTENCY_MISMATCH');
  return { id: found.id, seq: found.seq };
}
