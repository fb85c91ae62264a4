import type { Conversation } from '@zampa/contract/conversations/conversation';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../db/alias.ts';

/** What a conversation says of its video meeting. */
export type MeetingPart = NonNullable<Conversation['payload']['videomeeting']>;

const [met] = aliases('met');

/**
 * Returns the meetings of conversations, each under the id of its own, as JSON.
 *
 * @param conversationIds a query of their ids
 */
export const meetingsJson = (conversationIds: SQL): SQL => sql`(
  select coalesce(json_object_agg(${met}.conversation_id, json_build_object('name', ${met}.name,
    'status', ${met}.status, 'openDate', iso_instant(${met}.opened_at),
    'closeDate', iso_instant(${met}.closed_at))), '{}')
  from video_meetings ${met} where ${met}.conversation_id in (${conversationIds}))`;
