import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../db/alias.ts';

const [reader, relation, staff] = aliases('reader', 'relation', 'staff');

/**
 * Tells, of a row of `video_participants`, whether that person may still be where they are, in the meeting or at its
 * door: they read the conversation, of staff they treat, and the two sides have a relation. It is asked of these few rows one
 * by one: without the offsets the database would find out first who may read all there is.
 */
export const mayBeThere = (one: SQL): SQL => sql`(exists (
    select from conversation_readers ${reader}
    where ${reader}.conversation_id = ${one}.conversation_id and ${reader}.user_id = ${one}.user_id offset 0)
  and (${one}.party = 'owner' or ${treatsAt(sql`${one}.facility_id`, sql`${one}.user_id`)})
  and exists (select from facility_clients ${relation}
    where ${relation}.facility_id = ${one}.facility_id and ${relation}.family_id = ${one}.family_id
      and ${relation}.status = 'ACTIVE' offset 0))`;

/** Tells whether somebody treats at a facility, and so may be in its meetings and decides who comes in. */
export const treatsAt = (facilityId: SQL, userId: SQL): SQL => sql`exists (
  select from facility_staff ${staff}
  where ${staff}.facility_id = ${facilityId} and ${staff}.user_id = ${userId} and ${staff}.level <> 'desk' offset 0)`;
