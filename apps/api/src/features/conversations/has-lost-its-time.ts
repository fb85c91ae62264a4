import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';

/** Tells whether a visit had a time, or the wish for one, and has none any more: called off, missed or not agreed to in time. */
export async function hasLostItsTime(tx: Queryable, conversationId: string): Promise<boolean> {
  const [bookings] = await rowsOf<{ isOff: boolean | null }>(
    tx,
    sql`select not bool_or(k.valid) as "isOff" from calendar_events k
      where k.conversation_id = ${conversationId}`,
  );
  return bookings?.isOff ?? false;
}
