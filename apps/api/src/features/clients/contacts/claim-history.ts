import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import { uuids } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { ClientRelation } from '../relations/relations.ts';

/** The family and person who take over a client record. */
export type ClaimingOwner = { readonly familyId: string; readonly userId: string };

/** Tables that copy the family of their conversation. Naming the column in an update lets a trigger set it again. */
const FAMILY_COLUMNS = [
  ['events', 'family_id'],
  ['conversation_pets', 'family_id'],
  ['conversation_services', 'family_id'],
  ['reads', 'family_id'],
  ['calendar_events', 'family_id'],
  ['files', 'conversation_family_id'],
] as const;

/** Columns that store who acted in a conversation. This can be the recorded person, through an e-mailed link. */
const ACTOR_COLUMNS = [
  ['conversations', 'creator_id', 'id'],
  ['events', 'user_id', 'conversation_id'],
  ['reads', 'user_id', 'conversation_id'],
  ['calendar_events', 'creator_id', 'conversation_id'],
  ['calendar_events', 'changed_by', 'conversation_id'],
  ['calendar_events', 'invalidated_by', 'conversation_id'],
] as const;
const CHARGE_ACTOR_TABLES = ['ledger_entries', 'refunds'] as const;

/**
 * Moves everything a facility did for a recorded family to the family that claims the record: requests and visits
 * with their events, charges and payments, receipts, and the diary.
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
      // Updates `updated_at`, so that clients syncing changes receive these conversations with the new family.
      sql`update conversations set family_id = ${owner.familyId}, updated_at = ${now}
        where facility_id = ${record.facilityId} and family_id = ${record.familyId} returning id`,
    );
    if (conversations.length === 0) return;
    const moved = sql`select unnest(${uuids(conversations.map(({ id }) => id))})`;
    for (const [table, column] of FAMILY_COLUMNS)
      await open.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${owner.familyId}
        where conversation_id in (${moved})`);
    for (const [table, column, about] of ACTOR_COLUMNS)
      await open.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${owner.userId}
        where ${sql.identifier(about)} in (${moved}) and ${sql.identifier(column)} = ${record.userId}`);
    const charges = sql`select id from charges where conversation_id in (${moved})`;
    for (const table of CHARGE_ACTOR_TABLES)
      await open.execute(sql`update ${sql.identifier(table)} set user_id = ${owner.userId}
        where charge_id in (${charges}) and user_id = ${record.userId}`);
    // Only this facility has conversations with a family that it recorded, so all its charges and receipts belong to
    // them.
    for (const table of ['charges', 'card_attempts', 'receipts'])
      await open.execute(sql`update ${sql.identifier(table)} set family_id = ${owner.familyId}
        where facility_id = ${record.facilityId} and family_id = ${record.familyId}`);
  });
}
