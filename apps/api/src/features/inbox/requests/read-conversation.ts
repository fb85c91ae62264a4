import type { DiaryItem } from '@zampa/contract/conversations/conversation';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { conversationJson } from './conversation-json.ts';
import { visibleConversation } from '../../conversations/public.ts';

/** Reads one conversation as the viewer sees it, without its events; NOT_FOUND when they may not. */
export async function readConversation(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<DiaryItem> {
  const [row] = await rowsOf<{ conversation: DiaryItem }>(
    db,
    sql`select ${conversationJson(viewer)} as conversation
      from conversations c left join facilities f on f.id = c.facility_id
      where c.id = ${id} and ${visibleConversation(viewer)}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row.conversation;
}
