import type { deleteFeed as call } from '@zampa/contract/appointments/delete-feed';
import { calendarFeeds } from '@zampa/db/schema/calendar';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';

/** Deletes a feed. Refusal: NOT_FOUND for a feed of somebody else. */
export async function deleteFeed({ tx, viewer, query }: PersonContext<typeof call>) {
  const [gone] = await tx
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.id, query.id), eq(calendarFeeds.userId, viewer.userId)))
    .returning();
  if (!gone) throw new Refusal('NOT_FOUND');
}
