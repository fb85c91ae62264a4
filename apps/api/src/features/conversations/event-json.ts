import { sql, type SQL } from 'drizzle-orm';
import { aliases, tableNamed, type Alias } from '../../db/alias.ts';
import { personJson } from '../../access/person-json.ts';
import { calendarPayloadOf } from './calendar-payload.ts';
import { fileJson } from '../files/public.ts';

const [entry] = aliases('entry');

type EventAliases = { readonly event: Alias; readonly user: Alias; readonly file: Alias };

/**
 * Returns an event of a conversation.
 *
 * @param hidden whether the reader's role may not read health messages: they see that there was one, not what it says
 */
export function eventJson(
  { event, user, file }: EventAliases,
  viewerIsVet: boolean,
  hidden: SQL,
): SQL {
  const e = tableNamed(event);
  return sql`json_build_object(
    'id', ${e}.id, 'parent_id', ${e}.conversation_id, 'seq', ${e}.seq, 'type', ${e}.type,
    'category', ${e}.category, 'clientId', ${e}.client_id,
    'payload', case when ${e}.type = 'CALENDAR' then (
        select ${calendarPayloadOf(entry)} from calendar_events ${entry} where ${entry}.id = ${e}.id)
      else json_strip_nulls(json_build_object(
      'message', case when ${e}.type = 'CHAT' and ${e}.withdrawn_at is null and not ${hidden} then ${e}.message end,
      'eventAction', ${e}.event_action,
      'times', ${e}.details->'times', 'expiresAt', ${e}.details->>'expiresAt', 'start', ${e}.details->>'start',
      'appointmentId', ${e}.details->>'appointmentId',
      'withdrawn', case when ${e}.withdrawn_at is not null then true end,
      'hidden', case when ${e}.type = 'CHAT' and ${e}.withdrawn_at is null and ${hidden} then true end,
      'userId', ${e}.user_id)) end,
    'file', case when ${hidden} then null else ${fileJson(file)} end,
    'user', ${personJson(user, viewerIsVet)},
    'dateCreated', iso_instant(${e}.created_at), 'dateUpdated', iso_instant(${e}.updated_at))`;
}
