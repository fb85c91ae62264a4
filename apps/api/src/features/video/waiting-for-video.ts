import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../db/alias.ts';
import { canTakePartSql } from './can-take-part.ts';

const [guest, host, there] = aliases('guest', 'host', 'there');

/** SQL: whether a guest who may take part is in the waiting room of a conversation's meeting. */
export const isGuestWaitingSql = (conversationId: SQL): SQL => sql`exists (
  select from video_participants ${guest}
  where ${guest}.conversation_id = ${conversationId} and ${guest}.status = 'WAITING'
    and ${canTakePartSql(guest)})`;

/**
 * SQL: whether the clinic is calling: staff are in the conversation's meeting and connected, and no family member
 * is in the meeting or its waiting room (`findFamilyCall` of the domain).
 */
export const isCallingFamilySql = (conversationId: SQL): SQL => sql`(exists (
  select from video_participants ${host} where ${host}.conversation_id = ${conversationId}
    and ${host}.party = 'facility' and ${host}.status = 'ADMITTED' and ${host}.absent_since is null and ${canTakePartSql(host)})
  and not exists (
  select from video_participants ${there} where ${there}.conversation_id = ${conversationId}
    and ${there}.party = 'owner' and ${there}.status in ('WAITING', 'ADMITTED') and ${canTakePartSql(there)}))`;
