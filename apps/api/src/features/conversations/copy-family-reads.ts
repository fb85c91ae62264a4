import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/**
 * Copies the family's read position to a new member, so that only messages unread by the whole family are unread for
 * them. The position that clinics see does not change.
 */
export async function copyFamilyReads(
  tx: Queryable,
  familyId: string,
  userId: string,
): Promise<void> {
  await tx.execute(sql`
    insert into reads (conversation_id, user_id, party, seq)
    select r.conversation_id, ${userId}::uuid, 'owner', max(r.seq)
    from conversations c join reads r on r.conversation_id = c.id and r.party = 'owner'
    where c.family_id = ${familyId} group by r.conversation_id
    on conflict (conversation_id, user_id) do update set seq = greatest(reads.seq, excluded.seq)`);
}
