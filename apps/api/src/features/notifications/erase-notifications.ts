import { notificationPreferences, notifications, pushTokens } from '@zampa/db/schema/notifications';
import { eq, sql } from 'drizzle-orm';
import { uuids } from '../../db/arrays.ts';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps, Leaver } from '../../personal-data.ts';

/**
 * Calls no device of somebody any more, from their request on. When they are erased, what they were told and how they
 * wanted to be told goes, and their name from what others were told of them.
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
    await takeNamesFromNews(tx, leaver);
  },
};

/**
 * What others were told names who did it, as they were called then. Of families that end every name goes from what clinics
 * were told; elsewhere the person's, from what they did. Where that was not kept, from those who knew them: of the same name
 * others may be.
 */
async function takeNamesFromNews(tx: Queryable, { userId, endingFamilies }: Leaver): Promise<void> {
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
      -- What a clinic says as a whole has its name, whoever of it has done it.
      and (told.author_id = u.id and told.about ->> 'person' <> told.about ->> 'facility' or told.author_id is null
        and told.about ->> 'person' = u.first_name || ' ' || u.last_name
        and (reader.known_to || reader.works_at) && (u.known_to || u.works_at))`);
}
