import type { Event } from '@zampa/contract/chat/event';
import type { Conversation } from '@zampa/contract/requests/conversation';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../platform/database.ts';
import { hiddenFrom } from '../../records/conversation-json.ts';
import { visibleConversation } from '../../records/conversations.ts';
import { eventJson } from '../../records/json.ts';
import { readConversation } from '../../records/read-conversation.ts';

/** One event of a conversation, or a conversation without its events. Refusal: NOT_FOUND. */
export async function findEvent(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<Event | Conversation> {
  const [row] = await rowsOf<{ event: Event }>(
    db,
    sql`select ${eventJson({ event: 'e', user: 'eu', file: 'ef' }, viewer.isVet, hiddenFrom(viewer))} as event
      from events e
      join conversations c on c.id = e.conversation_id
      join users eu on eu.id = e.user_id
      left join files ef on ef.id = e.file_id
      where e.id = ${id} and ${visibleConversation(viewer)}`,
  );
  return row ? row.event : readConversation(db, viewer, id);
}
