import { calendarFeeds } from '@zampa/db/schema/calendar';
import { users } from '@zampa/db/schema/people';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/**
 * Deletes the calendar feeds of an account, since anyone who had one of its sessions may know their secret addresses.
 */
export async function deleteAccountFeeds(tx: Queryable, accountId: string): Promise<void> {
  const own = tx.select({ id: users.id }).from(users).where(eq(users.accountId, accountId));
  await tx.delete(calendarFeeds).where(inArray(calendarFeeds.userId, own));
}
