import type { deleteFeed as call } from '@zampa/contract/appointments/delete-feed';
import { calendarFeeds } from '@zampa/db/schema/calendar';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';

/** Deletes a feed. Throws NOT_FOUND for another person's feed. */
export async function deleteFeed({ tx, viewer, query }: PersonContext<typeof call>) {
  const [deleted] = await tx
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.id, query.id), eq(calendarFeeds.userId, viewer.userId)))
    .returning();
  if (!deleted) throw new Refusal('NOT_FOUND');
}
