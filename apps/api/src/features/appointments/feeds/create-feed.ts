import { createHash, randomBytes } from 'node:crypto';
import type { createFeed as call } from '@zampa/contract/appointments/create-feed';
import { calendarFeeds } from '@zampa/db/schema/calendar';
import { relationToFacility, type Viewer } from '@zampa/domain/people/relation';
import type { Deps } from '../../../deps.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { newId } from '../../../db/ids.ts';
import { feedJson } from './feed-json.ts';

const TOKEN_BYTES = 32;

/**
 * Returns the hash under which a feed's secret token is stored, so that the stored value does not reveal the address.
 */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Creates a new secret feed address that replaces the previous one. Keeps its `hideDetails` unless it is given.
 * Errors: VALIDATION for staff without a facility, FORBIDDEN for a facility where the caller does not work,
 * FACILITY_UNKNOWN for a facility the caller has no relation to.
 */
export async function createFeed(
  { tx, viewer, body, now }: PersonContext<typeof call>,
  { publicUrl }: Deps,
) {
  const { facilityId = null, hideDetails } = body;
  requireWorkplace(viewer, facilityId);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const feed = {
    id: newId(),
    userId: viewer.userId,
    facilityId,
    tokenHash: tokenHash(token),
    createdAt: now,
  };
  const [stored] = await tx
    .insert(calendarFeeds)
    .values({ ...feed, hideDetails: hideDetails ?? false })
    .onConflictDoUpdate({
      target: [calendarFeeds.userId, calendarFeeds.facilityId],
      set: { ...feed, ...(hideDetails !== undefined && { hideDetails }) },
    })
    .returning();
  if (!stored) throw new Error('insert returned no row');
  return feedJson(stored, `${publicUrl()}/api/calendar/feeds/${token}.ics`);
}

function requireWorkplace(viewer: Viewer, facilityId: string | null): void {
  if (facilityId === null) {
    if (viewer.isVet) throw invalid('facilityId', 'required');
    return;
  }
  if (viewer.facilities.some((workplace) => workplace.facilityId === facilityId)) return;
  const relation = relationToFacility(viewer, facilityId);
  const isStranger = relation === 'strangerOwner' || relation === 'strangerVet';
  throw new Refusal(isStranger ? 'FACILITY_UNKNOWN' : 'FORBIDDEN');
}
