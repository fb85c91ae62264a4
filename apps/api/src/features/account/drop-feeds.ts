import { calendarFeeds } from '@zampa/db/schema/calendar';
import { users } from '@zampa/db/schema/people';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/** Lets the addresses of an account's calendars lead nowhere: whoever had its session may know them. */
export async function dropFeeds(tx: Queryable, accountId: string): Promise<void> {
  const own = tx.select({ id: users.id }).from(users).where(eq(users.accountId, accountId));
  await tx.delete(calendarFeeds).where(inArray(calendarFeeds.userId, own));
}
