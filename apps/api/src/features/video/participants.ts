import { videoMeetings, videoParticipants } from '@zampa/db/schema/video';
import type { Participant } from '@zampa/domain/video/participants';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { mayBeThere } from './may-be-there.ts';

export type StoredParticipant = Participant & {
  readonly device: string;
  /** When the other side was last called because of them; as the contract writes instants. */
  readonly rangAt: string | null;
  /** Whether they may still be where they are; whoever may not holds no place. */
  readonly mayBeThere: boolean;
};

/** Returns how everybody stands to the meeting of a locked conversation. */
export const findParticipants = (
  tx: Queryable,
  conversationId: string,
): Promise<StoredParticipant[]> =>
  rowsOf(
    tx,
    sql`select v.user_id as "userId", v.party, v.status, v.device, iso_instant(v.rang_at) as "rangAt",
        ${mayBeThere(sql`v`)} as "mayBeThere"
      from video_participants v where v.conversation_id = ${conversationId}
      order by v.since, v.user_id`,
  );

type Arrival = Pick<
  typeof videoParticipants.$inferInsert,
  'conversationId' | 'userId' | 'party' | 'status' | 'device' | 'camera' | 'microphone' | 'rangAt'
>;

/** Saves that somebody came, or came again with another tab; since when they are there changes with their status alone. */
export async function saveArrival({ tx, now }: UnitOfWork, arrival: Arrival): Promise<void> {
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

/** Saves how somebody stands now. */
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

/** Sends everybody out of a meeting and from its door; tells whether anybody was there. */
export async function sendOut({ tx, now }: UnitOfWork, conversationId: string): Promise<boolean> {
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

/** Counts a change of a meeting; the first grant starts its time. */
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

/** Takes somebody out of what carries pictures and sound, where that is a server: by a job, since it may not answer. */
export function removeFromEngine(
  { video, outbox }: Deps,
  tx: Queryable,
  name: string,
  userId: string,
): void {
  if (video.isServed) outbox.enqueue(tx, 'removeVideoParticipant', { name, userId });
}
