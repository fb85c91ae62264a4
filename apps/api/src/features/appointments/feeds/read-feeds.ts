import type { readFeeds as call } from '@zampa/contract/appointments/read-feeds';
import { calendarFeeds } from '@zampa/db/schema/calendar';
import { desc, eq } from 'drizzle-orm';
import type { PersonContext } from '../../../platform/context.ts';
import { feedJson } from './feed-json.ts';

export async function readFeeds({ tx, viewer: { userId } }: PersonContext<typeof call>) {
  const feeds = await tx
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
    .orderBy(desc(calendarFeeds.createdAt));
  return feeds.map((feed) => feedJson(feed, null));
}
