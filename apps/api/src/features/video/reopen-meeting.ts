import { videoMeetings } from '@zampa/db/schema/video';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { publishEvent, type LockedConversation } from '../conversations/public.ts';

/**
 * Reopens the meeting of a locked conversation whose visit was rescheduled, if the server had closed it as unused. A
 * meeting that a person closed stays closed. The caller publishes the meeting.
 */
export async function reopenMeeting(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { id: conversationId, category }: Pick<LockedConversation, 'id' | 'category'>,
): Promise<void> {
  if (category !== 'VIDEOCONSULTATION') return;
  const [reopened] = await tx
    .update(videoMeetings)
    .set({
      status: 'OPEN',
      openedAt: now,
      // The clock starts again with the next admission.
      startedAt: null,
      closedAt: null,
      usedAt: now,
      version: sql`${videoMeetings.version} + 1`,
    })
    .where(
      and(
        eq(videoMeetings.conversationId, conversationId),
        eq(videoMeetings.status, 'CLOSED'),
        // True only if the server closed it: a person who closes a meeting also marks it as used.
        lt(videoMeetings.usedAt, videoMeetings.closedAt),
      ),
    )
    .returning({ name: videoMeetings.name });
  if (!reopened) return;
  publishEvent(deps, tx, { action: 'updated', conversationId, eventId: null });
}
