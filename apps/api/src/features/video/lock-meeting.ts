import { videoMeetings } from '@zampa/db/schema/video';
import type { Viewer } from '@zampa/domain/people/relation';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { lockConversation, type LockedConversation } from '../conversations/public.ts';

export type LockedMeeting = {
  readonly conversation: LockedConversation;
  readonly meeting: typeof videoMeetings.$inferSelect;
};

/**
 * Locks a meeting until commit through its conversation's row, so that entering, admitting, leaving and closing are
 * serialized. Throws NOT_FOUND.
 */
export async function lockMeeting(
  tx: Queryable,
  viewer: Viewer,
  name: string,
): Promise<LockedMeeting> {
  const named = tx.select().from(videoMeetings).where(eq(videoMeetings.name, name));
  const [found] = await named;
  if (!found) throw new Refusal('NOT_FOUND');
  const conversation = await lockConversation(tx, viewer, found.conversationId);
  // Read again, now that nobody else can change it.
  const [meeting] = await named;
  if (!meeting) throw new Refusal('NOT_FOUND');
  return { conversation, meeting };
}
