import { sql, type SQL } from 'drizzle-orm';
import { resultOr } from '../db/first-not-null.ts';

/** Returns the id of a conversation, given that id or the id of one of its events. */
export const conversationIdOf = (id: string): SQL =>
  resultOr(sql`select e.conversation_id from events e where e.id = ${id}`, id);
