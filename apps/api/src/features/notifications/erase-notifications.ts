import { notificationPreferences, notifications, pushTokens } from '@zampa/db/schema/notifications';
import { eq, sql } from 'drizzle-orm';
import { uuids } from '../../db/arrays.ts';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps, Leaver } from '../../personal-data.ts';

/**
 * Removes a person's devices when they request erasure. On erasure, deletes their notifications and preferences, and
 * removes their name from other people's notifications.
 */
export const notificationErasure: ErasureSteps<Deps> = {
  async close(_deps, { tx }, { userId }) {
    if (userId) await tx.delete(pushTokens).where(eq(pushTokens.userId, userId));
  },
  async erase(_deps, { tx }, leaver) {
    const { userId } = leaver;
    if (!userId) return;
    await tx.delete(notifications).where(eq(notifications.userId, userId));
    await tx.delete(pushTokens).where(eq(pushTokens.userId, userId));
    await tx.delete(notificationPreferences).where(eq(notificationPreferences.userId, userId));
    await removeNameFromNotifications(tx, leaver);
  },
};

/**
 * Removes the person's name from other people's notifications. Clinics' notifications about families that end lose
 * every name; all others lose the name where the person is the author. Where no author was stored, the full name is
 * matched among people who know them, which may also match a namesake.
 */
async function removeNameFromNotifications(
  tx: Queryable,
  { userId, endingFamilies }: Leaver,
): Promise<void> {
  const unnamed = sql`about = jsonb_set(told.about, '{person}', '""')`;
  await tx.execute(sql`
    update notifications told set ${unnamed}
    from conversations c, users reader
    where c.family_id = any(${uuids(endingFamilies)}) and told.conversation_id = c.id
      and reader.id = told.user_id and reader.is_vet`);
  await tx.execute(sql`
    update notifications told set ${unnamed}
    from users u, users reader
    where u.id = ${userId} and reader.id = told.user_id
      -- Notifications in the name of the whole clinic keep its name, whichever member caused them.
      and (told.author_id = u.id and told.about ->> 'person' <> told.about ->> 'facility' or told.author_id is null
        and told.about ->> 'person' = u.first_name || ' ' || u.last_name
        and (reader.known_to || reader.works_at) && (u.known_to || u.works_at))`);
}
