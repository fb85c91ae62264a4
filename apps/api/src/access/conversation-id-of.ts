import { sql, type SQL } from 'drizzle-orm';
import { foundOr } from '../db/first-known.ts';

/** Returns which conversation an id leads to: its own, or that of an event. */
export const conversationIdOf = (id: string): SQL =>
  foundOr(sql`select e.conversation_id from events e where e.id = ${id}`, id);
