import type { Conversation } from '@zampa/contract/conversations/conversation';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../db/alias.ts';

/** The video meeting in a conversation's payload. */
export type MeetingPart = NonNullable<Conversation['payload']['videomeeting']>;

const [meeting] = aliases('met');

/**
 * SQL: the meetings of conversations as JSON, by conversation id.
 *
 * @param conversationIds a query of conversation ids
 */
export const meetingsJson = (conversationIds: SQL): SQL => sql`(
  select coalesce(json_object_agg(${meeting}.conversation_id, json_build_object('name', ${meeting}.name,
    'status', ${meeting}.status, 'openDate', iso_instant(${meeting}.opened_at),
    'closeDate', iso_instant(${meeting}.closed_at))), '{}')
  from video_meetings ${meeting} where ${meeting}.conversation_id in (${conversationIds}))`;
