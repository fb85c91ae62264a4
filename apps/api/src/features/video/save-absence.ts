import { videoMeetings, videoParticipants } from '@zampa/db/schema/video';
import type { ParticipantStatus } from '@zampa/domain/video/participants';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { meetingPlace } from './meeting-place.ts';

type SeenParticipant = {
  readonly conversationId: string;
  readonly userId: string;
  readonly status: ParticipantStatus;
  readonly device: string;
};

/**
 * Saves since when a participant is absent, or that they are back. Does nothing if their status or tab has changed
 * since they were read.
 *
 * @returns since when they are absent; null if they are present or have changed
 */
export async function saveAbsence(
  tx: Queryable,
  { conversationId, userId, status, device }: SeenParticipant,
  absentNow: Date | null,
): Promise<Date | null> {
  const [noted] = await tx
    .update(videoParticipants)
    .set({
      absentSince: absentNow && sql`coalesce(${videoParticipants.absentSince}, ${absentNow})`,
    })
    .where(
      and(
        eq(videoParticipants.conversationId, conversationId),
        eq(videoParticipants.userId, userId),
        eq(videoParticipants.status, status),
        eq(videoParticipants.device, device),
      ),
    )
    .returning({ absentSince: videoParticipants.absentSince });
  return noted?.absentSince ?? null;
}

type MeetingTab = { readonly name: string; readonly device: string; readonly userId: string };

/** Saves that a participant is absent because their tab has disconnected, unless it has connected again. */
export async function saveDisconnection(
  { db, realtime, clock }: Pick<Deps, 'db' | 'realtime' | 'clock'>,
  { name, device, userId }: MeetingTab,
): Promise<void> {
  const isConnected = () => realtime.isAnyConnected([userId], meetingPlace(name, device));
  const meeting = db
    .select({ id: videoMeetings.conversationId })
    .from(videoMeetings)
    .where(eq(videoMeetings.name, name));
  const saveAbsentSince = (absentSince: Date | null) =>
    db
      .update(videoParticipants)
      .set({ absentSince })
      .where(
        and(
          inArray(videoParticipants.conversationId, meeting),
          eq(videoParticipants.userId, userId),
          eq(videoParticipants.device, device),
          inArray(videoParticipants.status, ['WAITING', 'ADMITTED']),
        ),
      );
  if (await isConnected()) return;
  await saveAbsentSince(clock.now());
  // A tab that connects from now on saves itself that it is back.
  if (await isConnected()) await saveAbsentSince(null);
}
