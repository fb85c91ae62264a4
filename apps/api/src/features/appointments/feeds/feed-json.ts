import type { calendarFeeds } from '@zampa/db/schema/calendar';

export type FeedRow = typeof calendarFeeds.$inferSelect;

export const feedJson = (
  { id, facilityId, hideDetails, createdAt }: FeedRow,
  url: string | null,
) => ({
  id,
  facilityId,
  url,
  hideDetails,
  dateCreated: createdAt.toISOString(),
});
