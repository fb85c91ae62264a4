import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../db/alias.ts';
import { mayBeThere } from './may-be-there.ts';

const [guest, host, there] = aliases('guest', 'host', 'there');

/** Tells whether a pet owner waits at the door of the meeting of this conversation who may be let in. */
export const waitsAtDoor = (conversationId: SQL): SQL => sql`exists (
  select from video_participants ${guest}
  where ${guest}.conversation_id = ${conversationId} and ${guest}.status = 'WAITING'
    and ${mayBeThere(guest)})`;

/** Tells whether somebody of the clinic is in the meeting of this conversation, and nobody of the family there. */
export const isCalled = (conversationId: SQL): SQL => sql`(exists (
  select from video_participants ${host} where ${host}.conversation_id = ${conversationId}
    and ${host}.party = 'facility' and ${host}.status = 'ADMITTED' and ${mayBeThere(host)})
  and not exists (
  select from video_participants ${there} where ${there}.conversation_id = ${conversationId}
    and ${there}.party = 'owner' and ${there}.status in ('WAITING', 'ADMITTED') and ${mayBeThere(there)}))`;
