import { videoMeetings } from '@zampa/db/schema/video';
import { and, eq, sql } from 'drizzle-orm';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { publishEvent } from '../conversations/public.ts';
import { sendOut, touchMeeting } from './participants.ts';
import { publishMeeting } from './publish-meeting.ts';

/** Closes the meeting of a locked conversation for good, where it has an open one: nobody is in it any more. */
export const endMeeting = (deps: Deps, work: UnitOfWork, conversationId: string): Promise<void> =>
  closeOpen(deps, work, conversationId, { usedAt: work.now });

/** Closes an open one to which nobody comes any more, until its visit is given another time: `reopenMeeting`. */
export const closeUnused = (deps: Deps, work: UnitOfWork, conversationId: string): Promise<void> =>
  closeOpen(deps, work, conversationId, {});

/** @param use that somebody used it now, where it is not the server alone that closes it */
async function closeOpen(
  deps: Deps,
  { tx, now }: UnitOfWork,
  conversationId: string,
  use: { readonly usedAt?: Date },
): Promise<void> {
  const [closed] = await tx
    .update(videoMeetings)
    .set({
      status: 'CLOSED',
      closedAt: now,
      ...use,
      version: sql`${videoMeetings.version} + 1`,
    })
    .where(and(eq(videoMeetings.conversationId, conversationId), eq(videoMeetings.status, 'OPEN')))
    .returning({ name: videoMeetings.name });
  if (!closed) return;
  await sendOut({ tx, now }, conversationId);
  closeRoom(deps, tx, closed.name);
  publishEvent(deps, tx, { action: 'updated', conversationId, eventId: null });
  publishMeeting(deps, tx, conversationId);
}

/**
 * Sends everybody out of the meeting of a locked conversation whose time was called off. It stays open: the conversation
 * goes on, and may be given another time.
 */
export async function emptyMeeting(
  deps: Deps,
  { tx, now }: UnitOfWork,
  conversationId: string,
): Promise<void> {
  if (!(await sendOut({ tx, now }, conversationId))) return;
  await touchMeeting({ tx, now }, conversationId);
  const [meeting] = await tx
    .select({ name: videoMeetings.name })
    .from(videoMeetings)
    .where(eq(videoMeetings.conversationId, conversationId));
  if (meeting) closeRoom(deps, tx, meeting.name);
  publishMeeting(deps, tx, conversationId);
}

const closeRoom = ({ video, outbox }: Deps, tx: UnitOfWork['tx'], name: string) => {
  if (video.isServed) outbox.enqueue(tx, 'closeVideoRoom', { name });
};
