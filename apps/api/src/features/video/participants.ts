import { videoMeetings, videoParticipants } from '@zampa/db/schema/video';
import type { Participant } from '@zampa/domain/video/participants';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { canTakePartSql } from './can-take-part.ts';

export type StoredParticipant = Participant & {
  readonly device: string;
  /** When the other side was last notified because of this participant, in the contract's format; null if never. */
  readonly rangAt: string | null;
  /** Whether they may still take part. Otherwise they occupy no place. */
  readonly mayBeThere: boolean;
};

/** Returns the participants of a locked conversation's meeting with their status. */
export const findParticipants = (
  tx: Queryable,
  conversationId: string,
): Promise<StoredParticipant[]> =>
  rowsOf(
    tx,
    sql`select v.user_id as "userId", v.party, v.status, v.device, iso_instant(v.rang_at) as "rangAt",
        ${canTakePartSql(sql`v`)} as "mayBeThere"
      from video_participants v where v.conversation_id = ${conversationId}
      order by v.since, v.user_id`,
  );

type Arrival = Pick<
  typeof videoParticipants.$inferInsert,
  'conversationId' | 'userId' | 'party' | 'status' | 'device' | 'camera' | 'microphone' | 'rangAt'
>;

/** Saves that a participant entered, possibly again from another tab. `since` changes only with the status. */
export async function saveEntry({ tx, now }: UnitOfWork, arrival: Arrival): Promise<void> {
  const { status, device, camera, microphone, rangAt } = arrival;
  await tx
    .insert(videoParticipants)
    .values({ ...arrival, since: now })
    .onConflictDoUpdate({
      target: [videoParticipants.conversationId, videoParticipants.userId],
      set: {
        status,
        device,
        camera,
        microphone,
        rangAt,
        absentSince: null,
        since: sql`case when ${videoParticipants.status} = ${status} then ${videoParticipants.since} else ${now} end`,
      },
    });
}

/** Saves a participant's status. */
export async function saveStatus(
  { tx, now }: UnitOfWork,
  conversationId: string,
  { userId, status }: Pick<Participant, 'userId' | 'status'>,
): Promise<void> {
  await tx
    .update(videoParticipants)
    .set({ status, since: now, absentSince: null })
    .where(
      and(
        eq(videoParticipants.conversationId, conversationId),
        eq(videoParticipants.userId, userId),
      ),
    );
}

/** Removes all participants from a meeting and its waiting room. Returns whether there were any. */
export async function markAllLeft(
  { tx, now }: UnitOfWork,
  conversationId: string,
): Promise<boolean> {
  const sent = await tx
    .update(videoParticipants)
    .set({ status: 'LEFT', since: now, absentSince: null })
    .where(
      and(
        eq(videoParticipants.conversationId, conversationId),
        inArray(videoParticipants.status, ['WAITING', 'ADMITTED']),
      ),
    )
    .returning({ userId: videoParticipants.userId });
  return sent.length > 0;
}

/** Increments a meeting's version and marks it as used. `starts` sets its start time, once. */
export async function touchMeeting(
  { tx, now }: UnitOfWork,
  conversationId: string,
  { starts = false }: { readonly starts?: boolean } = {},
): Promise<void> {
  await tx
    .update(videoMeetings)
    .set({
      version: sql`${videoMeetings.version} + 1`,
      usedAt: now,
      ...(starts && { startedAt: sql`coalesce(${videoMeetings.startedAt}, ${now})` }),
    })
    .where(eq(videoMeetings.conversationId, conversationId));
}

/**
 * Enqueues a job that removes a participant from the media server, if the installation has one. A job can be
 * retried when the media server does not respond.
 */
export function removeFromMediaServer(
  { video, outbox }: Deps,
  tx: Queryable,
  name: string,
  userId: string,
): void {
  if (video.isServed) outbox.enqueue(tx, 'removeVideoParticipant', { name, userId });
}
