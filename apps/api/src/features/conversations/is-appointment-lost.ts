import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';

/**
 * Returns whether a visit had bookings and none of them is valid any more, because they were canceled, missed or
 * expired.
 */
export async function isAppointmentLost(tx: Queryable, conversationId: string): Promise<boolean> {
  const [bookings] = await rowsOf<{ isOff: boolean | null }>(
    tx,
    sql`select not bool_or(k.valid) as "isOff" from calendar_events k
      where k.conversation_id = ${conversationId}`,
  );
  return bookings?.isOff ?? false;
}
