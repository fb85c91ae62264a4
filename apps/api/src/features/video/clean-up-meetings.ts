import type { Party } from '@zampa/domain/conversations/status';
import { isAbandoned, OPEN_AFTER_VISIT_MS } from '@zampa/domain/video/meeting';
import { isAbsentTooLong, type ParticipantStatus } from '@zampa/domain/video/participants';
import { sql } from 'drizzle-orm';
import { inTransaction, rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { collectFailures } from '../../jobs/collect-failures.ts';
import { closeUnusedMeeting } from './end-meeting.ts';
import { canTakePartSql } from './can-take-part.ts';
import { meetingPlace } from './meeting-place.ts';
import { removeFromMediaServer, saveStatus, touchMeeting } from './participants.ts';
import { publishMeeting } from './publish-meeting.ts';
import { removeLostParticipants } from './remove-lost-participants.ts';
import { saveAbsence } from './save-absence.ts';

/**
 * Cleans up after browsers that closed without leaving: removes participants who have been disconnected for a while
 * or may no longer take part, and closes meetings that have been unused for long. A failure does not stop the others.
 */
export async function cleanUpMeetings(deps: Deps): Promise<void> {
  await collectFailures('not all meetings were looked after', async (attempt) => {
    for (const participant of await findPresent(deps.db))
      await attempt(() => cleanUpParticipant(deps, participant));
    for (const conversationId of await findUnusedMeetings(deps.db, deps.clock.now()))
      await attempt(() => closeIfStillUnused(deps, conversationId));
  });
}

type PresentParticipant = {
  readonly conversationId: string;
  readonly name: string;
  readonly userId: string;
  readonly party: Party;
  readonly status: ParticipantStatus;
  readonly device: string;
  readonly isAbsent: boolean;
  readonly isOut: boolean;
};

/** Everyone who is in a meeting or a waiting room. */
const findPresent = (db: Queryable): Promise<PresentParticipant[]> =>
  rowsOf(
    db,
    sql`select v.conversation_id as "conversationId", m.name, v.user_id as "userId", v.party, v.status, v.device,
        v.absent_since is not null as "isAbsent", not ${canTakePartSql(sql`v`)} as "isOut"
      from video_participants v join video_meetings m on m.conversation_id = v.conversation_id
      where v.status in ('WAITING', 'ADMITTED')`,
  );

async function cleanUpParticipant(deps: Deps, participant: PresentParticipant): Promise<void> {
  const { conversationId, name, userId, device, isAbsent, isOut } = participant;
  if (isOut)
    return inTransaction(deps.db, (tx) =>
      removeLostParticipants(deps, { tx, now: deps.clock.now() }, { conversationId }),
    );
  const isThere = await deps.realtime.isAnyConnected([userId], meetingPlace(name, device));
  if (isThere && !isAbsent) return;
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await lockConversationRow(tx, conversationId);
    const since = await saveAbsence(tx, participant, isThere ? null : now);
    if (since && isAbsentTooLong(participant.status, since, now))
      await removeParticipant(deps, { tx, now }, participant);
    // The disconnection of a tab is missed when its server process ends.
    else if (isAbsent !== (since !== null)) publishMeeting(deps, tx, conversationId);
  });
}

/** Takes the same lock as entering and leaving, so that these are serialized. */
const lockConversationRow = (tx: Queryable, id: string) =>
  tx.execute(sql`select id from conversations where id = ${id} for update`);

async function removeParticipant(
  deps: Deps,
  { tx, now }: { readonly tx: Queryable; readonly now: Date },
  { conversationId, name, userId }: PresentParticipant,
): Promise<void> {
  await saveStatus({ tx, now }, conversationId, { userId, status: 'LEFT' });
  await touchMeeting({ tx, now }, conversationId);
  removeFromMediaServer(deps, tx, name, userId);
  publishMeeting(deps, tx, conversationId);
}

type OpenMeeting = {
  readonly conversationId: string;
  readonly isUsed: boolean;
  readonly lastUsed: string;
  readonly bookedUntil: string | null;
  readonly awaitsTime: boolean;
};

/**
 * Returns the open meetings that have been unused for long.
 *
 * @param only limits this to the meeting of one conversation; null for all
 */
async function findUnusedMeetings(
  db: Queryable,
  now: Date,
  only: string | null = null,
): Promise<string[]> {
  const open = await rowsOf<OpenMeeting>(
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
      isAbandoned(
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

/** Closes a meeting unless it was used or rescheduled in the meantime. */
const closeIfStillUnused = (deps: Deps, conversationId: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await lockConversationRow(tx, conversationId);
    const still = await findUnusedMeetings(tx, now, conversationId);
    if (still.length > 0) await closeUnusedMeeting(deps, { tx, now }, conversationId);
  });
