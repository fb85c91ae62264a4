import { createHash, randomBytes } from 'node:crypto';
import type { createFeed } from '@zampa/contract/appointments/create-feed';
import type { deleteFeed } from '@zampa/contract/appointments/delete-feed';
import { calendarFeeds } from '@zampa/db/schema/calendar';
import { relationToFacility, type Viewer } from '@zampa/domain/people/relation';
import { and, desc, eq } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../../platform/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { invalid, Refusal } from '../../../platform/refusal.ts';
import type { ForPerson } from '../../../platform/served.ts';
import { newId } from '../../../records/ids.ts';

const TOKEN_BYTES = 32;

type FeedRow = typeof calendarFeeds.$inferSelect;

/** What is kept of an address: of no use to whoever reads it. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

export async function findFeeds(db: Queryable, { userId }: Viewer) {
  const feeds = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
    .orderBy(desc(calendarFeeds.createdAt));
  return feeds.map((feed) => shown(feed, null));
}

/**
 * A new secret address in the place of the one there was.
 * Refusals: VALIDATION for staff who do not say where, FORBIDDEN for a facility where one does not work, NOT_FOUND.
 */
export async function openFeed(
  { publicUrl }: Deps,
  { db, viewer, body, now }: ForPerson<typeof createFeed>,
) {
  const { facilityId = null, hideDetails } = body;
  requirePlace(viewer, facilityId);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const feed: FeedRow = {
    id: newId(),
    userId: viewer.userId,
    facilityId,
    tokenHash: tokenHash(token),
    hideDetails,
    createdAt: now,
  };
  await inTransaction(db, (tx) =>
    tx
      .insert(calendarFeeds)
      .values(feed)
      .onConflictDoUpdate({ target: [calendarFeeds.userId, calendarFeeds.facilityId], set: feed }),
  );
  return shown(feed, `${publicUrl()}/api/calendar/feeds/${token}.ics`);
}

/** Refusal: NOT_FOUND for a feed of somebody else. */
export async function revokeFeed({ tx, viewer, query }: ForPerson<typeof deleteFeed>) {
  const [gone] = await tx
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.id, query.id), eq(calendarFeeds.userId, viewer.userId)))
    .returning();
  if (!gone) throw new Refusal('NOT_FOUND');
}

function requirePlace(viewer: Viewer, facilityId: string | null): void {
  if (facilityId === null) {
    if (viewer.isVet) throw invalid('facilityId', 'required');
    return;
  }
  if (viewer.facilities.some((workplace) => workplace.facilityId === facilityId)) return;
  const relation = relationToFacility(viewer, facilityId);
  const isStranger = relation === 'strangerOwner' || relation === 'strangerVet';
  throw new Refusal(isStranger ? 'FACILITY_UNKNOWN' : 'FORBIDDEN');
}

const shown = ({ id, facilityId, hideDetails, createdAt }: FeedRow, url: string | null) => ({
  id,
  facilityId,
  url,
  hideDetails,
  dateCreated: createdAt.toISOString(),
});
