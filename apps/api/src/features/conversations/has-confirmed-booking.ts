import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';

/** Returns whether a visit has a confirmed booking. */
export async function hasConfirmedBooking(tx: Queryable, conversationId: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select from calendar_events k where k.conversation_id = ${conversationId} and k.valid
      and k.status in ('NEW', 'UPDATED')`,
  );
  return rows.length > 0;
}
