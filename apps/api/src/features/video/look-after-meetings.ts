import { videoParticipants } from '@zampa/db/schema/video';
import type { Party } from '@zampa/domain/conversations/status';
import { isForgotten, OPEN_AFTER_VISIT_MS } from '@zampa/domain/video/meeting';
import { hasGone, type ParticipantStatus } from '@zampa/domain/video/participants';
import { and, eq, sql } from 'drizzle-orm';
import { inTransaction, rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { collectFailures } from '../../jobs/collect-failures.ts';
import { closeUnused } from './end-meeting.ts';
import { mayBeThere } from './may-be-there.ts';
import { meetingPlace } from './meeting-place.ts';
import { removeFromEngine, saveStatus, touchMeeting } from './participants.ts';
import { publishMeeting } from './publish-meeting.ts';
import { sendAway } from './send-away.ts';

/**
 * Looks after meetings in the place of those who close a browser without a word: whoever has had no connection for a
 * while, or may be there no more, has left, and a meeting to which nobody will come any more is closed. One that
 * fails keeps no other from being looked after.
 */
export async function lookAfterMeetings(deps: Deps): Promise<void> {
  await collectFailures('not all meetings were looked after', async (attempt) => {
    for (const participant of await findPresent(deps.db))
      await attempt(() => lookAfter(deps, participant));
    for (const conversationId of await findForgotten(deps.db, deps.clock.now()))
      await attempt(() => closeForgotten(deps, conversationId));
  });
}

type Present = {
  readonly conversationId: string;
  readonly name: string;
  readonly userId: string;
  readonly party: Party;
  readonly status: ParticipantStatus;
  readonly device: string;
  readonly isAbsent: boolean;
  readonly isOut: boolean;
};

/** Everybody who is in a meeting or waits at a door. */
const findPresent = (db: Queryable): Promise<Present[]> =>
  rowsOf(
    db,
    sql`select v.conversation_id as "conversationId", m.name, v.user_id as "userId", v.party, v.status, v.device,
        v.absent_since is not null as "isAbsent", not ${mayBeThere(sql`v`)} as "isOut"
      from video_participants v join video_meetings m on m.conversation_id = v.conversation_id
      where v.status in ('WAITING', 'ADMITTED')`,
  );

async function lookAfter(deps: Deps, participant: Present): Promise<void> {
  const { conversationId, name, userId, device, isAbsent, isOut } = participant;
  if (isOut)
    return inTransaction(deps.db, (tx) =>
      sendAway(deps, { tx, now: deps.clock.now() }, { conversationId }),
    );
  const isThere = await deps.realtime.isAnyConnected([userId], meetingPlace(name, device));
  if (isThere && !isAbsent) return;
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await lockConversationRow(tx, conversationId);
    const since = await noteAbsence(tx, participant, isThere ? null : now);
    if (since && hasGone(participant.status, since, now))
      await takeOut(deps, { tx, now }, participant);
  });
}

/** As people lock it who enter and leave, so that one comes after the other. */
const lockConversationRow = (tx: Queryable, id: string) =>
  tx.execute(sql`select id from conversations where id = ${id} for update`);

/**
 * Notes since when somebody is away, or that they are there again; what changed since they were looked at stays.
 *
 * @returns since when they are away; null where they are not, or stand in another way now
 */
async function noteAbsence(
  tx: Queryable,
  { conversationId, userId, status, device }: Present,
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

async function takeOut(
  deps: Deps,
  { tx, now }: { readonly tx: Queryable; readonly now: Date },
  { conversationId, name, userId }: Present,
): Promise<void> {
  await saveStatus({ tx, now }, conversationId, { userId, status: 'LEFT' });
  await touchMeeting({ tx, now }, conversationId);
  removeFromEngine(deps, tx, name, userId);
  publishMeeting(deps, tx, conversationId);
}

type Open = {
  readonly conversationId: string;
  readonly isUsed: boolean;
  readonly lastUsed: string;
  readonly bookedUntil: string | null;
  readonly awaitsTime: boolean;
};

/**
 * Returns those that are open and have not been used for long.
 *
 * @param only whether that one is; all where none is named
 */
async function findForgotten(
  db: Queryable,
  now: Date,
  only: string | null = null,
): Promise<string[]> {
  const open = await rowsOf<Open>(
    db,
    sql`select m.conversation_id as "conversationId", iso_instant(m.used_at) as "lastUsed",
        exists (select from video_participants v where v.conversation_id = m.conversation_id
          and v.status in ('WAITING', 'ADMITTED')) as "isUsed",
        iso_instant(k.ends_at) as "bookedUntil",
        coalesce(k.status in ('TO_BE_BOOKED', 'TO_BE_CONFIRMED', 'RESERVATION'), false) as "awaitsTime"
      from video_meetings m
      left join calendar_events k on k.conversation_id = m.conversation_id and k.valid
      where m.status = 'OPEN' and m.used_at <= ${new Date(now.getTime() - OPEN_AFTER_VISIT_MS)}
        and (${only}::uuid is null or m.conversation_id = ${only})`,
  );
  return open
    .filter(({ isUsed, lastUsed, bookedUntil, awaitsTime }) =>
      isForgotten(
        {
          isUsed,
          awaitsTime,
          lastUsed: new Date(lastUsed),
          bookedUntil: bookedUntil === null ? null : new Date(bookedUntil),
        },
        now,
      ),
    )
    .map(({ conversationId }) => conversationId);
}

/** Closes one that nobody has used, and whose visit was given no other time, in the meantime. */
const closeForgotten = (deps: Deps, conversationId: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await lockConversationRow(tx, conversationId);
    const still = await findForgotten(tx, now, conversationId);
    if (still.length > 0) await closeUnused(deps, { tx, now }, conversationId);
  });
