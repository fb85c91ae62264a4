import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/**
 * Takes what a family has read for read by somebody who joins it: the past is theirs to read, and what nobody has read
 * yet waits for them as for the others. How far the family has read, as its clinics see it, stays as it is.
 */
export async function readAsFamily(tx: Queryable, familyId: string, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into reads (conversation_id, user_id, party, seq)
    select r.conversation_id, ${userId}::uuid, 'owner', max(r.seq)
    from conversations c join reads r on r.conversation_id = c.id and r.party = 'owner'
    where c.family_id = ${familyId} group by r.conversation_id
    on conflict (conversation_id, user_id) do update set seq = greatest(reads.seq, excluded.seq)`);
}
