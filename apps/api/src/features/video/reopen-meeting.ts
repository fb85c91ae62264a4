import { videoMeetings } from '@zampa/db/schema/video';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { publishEvent, type LockedConversation } from '../conversations/public.ts';

/**
 * Opens the meeting of a locked conversation anew, whose visit is given a time, where the server closed it because nobody
 * came any more. One that people ended stays ended. Whoever gives
 * the time publishes the meeting.
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
      // Its time runs from the first who is let in now.
      startedAt: null,
      closedAt: null,
      usedAt: now,
      version: sql`${videoMeetings.version} + 1`,
    })
    .where(
      and(
        eq(videoMeetings.conversationId, conversationId),
        eq(videoMeetings.status, 'CLOSED'),
        // Who ends it has used it at that moment; the server has not.
        lt(videoMeetings.usedAt, videoMeetings.closedAt),
      ),
    )
    .returning({ name: videoMeetings.name });
  if (!reopened) return;
  publishEvent(deps, tx, { action: 'updated', conversationId, eventId: null });
}
