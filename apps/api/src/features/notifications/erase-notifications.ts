import { notificationPreferences, notifications, pushTokens } from '@zampa/db/schema/notifications';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps } from '../../personal-data.ts';

/**
 * Calls no device of somebody any more, from their request on. When they are erased, what they were told and how they
 * wanted to be told goes, and their name from what others were told of them.
 */
export const notificationErasure: ErasureSteps<Deps> = {
  async close(_deps, { tx }, { userId }) {
    if (userId) await tx.delete(pushTokens).where(eq(pushTokens.userId, userId));
  },
  async erase(_deps, { tx }, { userId }) {
    if (!userId) return;
    await tx.delete(notifications).where(eq(notifications.userId, userId));
    await tx.delete(pushTokens).where(eq(pushTokens.userId, userId));
    await tx.delete(notificationPreferences).where(eq(notificationPreferences.userId, userId));
    await takeNameFromNews(tx, userId);
  },
};

/** What others were told names who did it. Those of the same name stay named, except by those who knew both. */
async function takeNameFromNews(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`
    update notifications told set about = jsonb_set(told.about, '{person}', '""')
    from users u
    where u.id = ${userId} and told.about ->> 'person' = u.first_name || ' ' || u.last_name
      and exists (select from users reader where reader.id = told.user_id
        and (reader.known_to && (u.known_to || u.works_at) or reader.works_at && (u.known_to || u.works_at)))`);
}
