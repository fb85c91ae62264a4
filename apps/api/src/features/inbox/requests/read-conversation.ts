import type { DiaryItem } from '@zampa/contract/conversations/conversation';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { visibleConversation } from '../../conversations/public.ts';
import { readConversationRows } from '../rows/read-conversation-rows.ts';
import { shapeConversations } from '../rows/shape-conversations.ts';

/** Reads a conversation as the viewer sees it, without its events. Throws NOT_FOUND. */
export async function readConversation(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<DiaryItem> {
  const parts = sql`shown as (select c.*, 1 as place from conversations c
    where c.id = ${id} and ${visibleConversation(viewer)})`;
  const rows = await readConversationRows(db, viewer, { parts });
  const [conversation] = shapeConversations(viewer, rows).conversations;
  if (!conversation) throw new Refusal('NOT_FOUND');
  return conversation;
}
