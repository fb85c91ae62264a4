import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import { uuids } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { ClientRelation } from '../relations/relations.ts';

/** Whose the records of a person become. */
export type ClaimingOwner = { readonly familyId: string; readonly userId: string };

/** Tables whose rows carry the family of their conversation: a trigger writes it anew when the column is named. */
const OF_CONVERSATIONS = [
  ['events', 'family_id'],
  ['conversation_pets', 'family_id'],
  ['conversation_services', 'family_id'],
  ['reads', 'family_id'],
  ['calendar_events', 'family_id'],
  ['files', 'conversation_family_id'],
] as const;

/** Where it is written who did something in a conversation: the recorded person may have, by the link of a letter. */
const DOERS = [
  ['conversations', 'creator_id', 'id'],
  ['events', 'user_id', 'conversation_id'],
  ['reads', 'user_id', 'conversation_id'],
  ['calendar_events', 'creator_id', 'conversation_id'],
  ['calendar_events', 'changed_by', 'conversation_id'],
  ['calendar_events', 'invalidated_by', 'conversation_id'],
] as const;
const DOERS_OF_CHARGES = ['ledger_entries', 'refunds'] as const;

/**
 * Moves what a facility did for a recorded family to the family that it turned out to be: requests and visits with all
 * that hangs on them, what was charged and paid, the papers about it, and the diary. What it did stays as it was.
 */
export function claimHistory(
  tx: Queryable,
  record: ClientRelation,
  owner: ClaimingOwner,
  now: Date,
): Promise<void> {
  return withoutPersonIn(tx, 'claim', async (open) => {
    const conversations = await rowsOf<{ id: string }>(
      open,
      // Screens that ask what is new find them: to the family they are.
      sql`update conversations set family_id = ${owner.familyId}, updated_at = ${now}
        where facility_id = ${record.facilityId} and family_id = ${record.familyId} returning id`,
    );
    if (conversations.length === 0) return;
    const moved = sql`select unnest(${uuids(conversations.map(({ id }) => id))})`;
    for (const [table, column] of OF_CONVERSATIONS)
      await open.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${owner.familyId}
        where conversation_id in (${moved})`);
    for (const [table, column, about] of DOERS)
      await open.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${owner.userId}
        where ${sql.identifier(about)} in (${moved}) and ${sql.identifier(column)} = ${record.userId}`);
    const charges = sql`select id from charges where conversation_id in (${moved})`;
    for (const table of DOERS_OF_CHARGES)
      await open.execute(sql`update ${sql.identifier(table)} set user_id = ${owner.userId}
        where charge_id in (${charges}) and user_id = ${record.userId}`);
    // Their money is of the same facility; no other facility has a conversation with a family that it recorded.
    for (const table of ['charges', 'card_attempts', 'receipts'])
      await open.execute(sql`update ${sql.identifier(table)} set family_id = ${owner.familyId}
        where facility_id = ${record.facilityId} and family_id = ${record.familyId}`);
  });
}
