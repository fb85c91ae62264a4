import { sql, type SQL } from 'drizzle-orm';

/** Returns which conversation an id leads to: its own, or that of an event. */
export const conversationIdOf = (id: string): SQL =>
  sql`coalesce((select e.conversation_id from events e where e.id = ${id}), ${id})`;
