import { videoMeetings } from '@zampa/db/schema/video';
import { and, eq, sql } from 'drizzle-orm';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { publishEvent } from '../conversations/public.ts';
import { markAllLeft, touchMeeting } from './participants.ts';
import { publishMeeting } from './publish-meeting.ts';

/** Closes the open meeting of a locked conversation for good and removes all participants. Does nothing without one. */
export const endMeeting = (deps: Deps, work: UnitOfWork, conversationId: string): Promise<void> =>
  closeOpenMeeting(deps, work, conversationId, { usedAt: work.now });

/**
 * Closes an open meeting that has been unused for long. It is reopened when the visit is rescheduled
 * (`reopenMeeting`).
 */
export const closeUnusedMeeting = (
  deps: Deps,
  work: UnitOfWork,
  conversationId: string,
): Promise<void> => closeOpenMeeting(deps, work, conversationId, {});

/** @param use `usedAt` if a person closes the meeting; empty if the server closes it */
async function closeOpenMeeting(
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
  await markAllLeft({ tx, now }, conversationId);
  enqueueCloseRoom(deps, tx, closed.name);
  publishEvent(deps, tx, { action: 'updated', conversationId, eventId: null });
  publishMeeting(deps, tx, conversationId);
}

/**
 * Removes all participants from the meeting of a locked conversation whose appointment was canceled. The meeting
 * stays open, because the visit may be rescheduled.
 */
export async function removeAllParticipants(
  deps: Deps,
  { tx, now }: UnitOfWork,
  conversationId: string,
): Promise<void> {
  if (!(await markAllLeft({ tx, now }, conversationId))) return;
  await touchMeeting({ tx, now }, conversationId);
  const [meeting] = await tx
    .select({ name: videoMeetings.name })
    .from(videoMeetings)
    .where(eq(videoMeetings.conversationId, conversationId));
  if (meeting) enqueueCloseRoom(deps, tx, meeting.name);
  publishMeeting(deps, tx, conversationId);
}

const enqueueCloseRoom = ({ video, outbox }: Deps, tx: UnitOfWork['tx'], name: string) => {
  if (video.isServed) outbox.enqueue(tx, 'closeVideoRoom', { name });
};
