import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../db/alias.ts';

const [reader, relation, staff] = aliases('reader', 'relation', 'staff');

/**
 * SQL: whether the participant of a `video_participants` row may still take part: they can read the conversation,
 * staff are in a clinical role, and the relation is active. `offset 0` makes the planner check the few rows one by
 * one; otherwise it first computes all readers.
 */
export const canTakePartSql = (one: SQL): SQL => sql`(exists (
    select from conversation_readers ${reader}
    where ${reader}.conversation_id = ${one}.conversation_id and ${reader}.user_id = ${one}.user_id offset 0)
  and (${one}.party = 'owner' or ${isClinicalSql(sql`${one}.facility_id`, sql`${one}.user_id`)})
  and exists (select from facility_clients ${relation}
    where ${relation}.facility_id = ${one}.facility_id and ${relation}.family_id = ${one}.family_id
      and ${relation}.status = 'ACTIVE' offset 0))`;

/** SQL: whether a person has a clinical role at a facility, and so may host its meetings. */
export const isClinicalSql = (facilityId: SQL, userId: SQL): SQL => sql`exists (
  select from facility_staff ${staff}
  where ${staff}.facility_id = ${facilityId} and ${staff}.user_id = ${userId} and ${staff}.level <> 'desk' offset 0)`;
