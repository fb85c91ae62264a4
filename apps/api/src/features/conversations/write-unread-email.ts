import { READING_GRACE_MS } from '@zampa/domain/notifications/channels';
import { sql } from 'drizzle-orm';
import { notificationTimes } from '../../channels/notification-times.ts';
import { inTransaction, rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type EmailReader, readerKey } from '../../emails/notification-emails.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { WrittenMessage } from './schedule-unread-email.ts';
import { sendUnreadMessages } from './send-unread-messages.ts';
import { findUnreadConversation, type UnreadConversation } from './unread-conversation.ts';

/** Maximum number of conversations in one e-mail; the rest follow in the next one. */
const MOST_IN_ONE = 20;

/**
 * Sends e-mails to the side that has not read a message and is not connected. Each reader receives one e-mail,
 * however many messages and conversations are unread and however often the job is retried.
 */
export function writeUnreadEmail(deps: Deps): JobHandler<'writeUnreadEmail'> {
  return {
    together: (jobs, endIn) =>
      inTransaction(deps.db, async (tx) => {
        endIn(tx);
        const unread = await findLatestUnread(
          tx,
          jobs.map(({ payload }) => payload),
        );
        for (const written of unread) await notifyOfUnread(deps, tx, written);
      }),
  };
}

/**
 * Returns, for each side of a conversation, the request and the latest message that may be unread. Earlier messages
 * are covered by the latest.
 */
async function findLatestUnread(
  tx: Queryable,
  written: readonly WrittenMessage[],
): Promise<readonly WrittenMessage[]> {
  const candidates = written.map(({ conversationId, party, seq }, nth) => ({
    nth,
    conversation: conversationId,
    party,
    seq,
  }));
  const rows = await rowsOf<{ nth: number }>(
    tx,
    sql`select distinct on (w.conversation, w.party, w.seq = 0) w.nth
      from json_to_recordset(${JSON.stringify(candidates)}::json)
        as w (nth int, conversation uuid, party text, seq int)
      where w.seq = 0 or not exists (select from reads r where r.conversation_id = w.conversation
          and r.party <> w.party and r.seq >= w.seq)
        and not exists (select from events gone where gone.conversation_id = w.conversation
          and gone.seq = w.seq and gone.withdrawn_at is not null)
      order by w.conversation, w.party, w.seq = 0, w.seq desc`,
  );
  const unreadIndexes = new Set(rows.map(({ nth }) => nth));
  return written.filter((_each, nth) => unreadIndexes.has(nth));
}

async function notifyOfUnread(deps: Deps, tx: Queryable, written: WrittenMessage): Promise<void> {
  const first = await findUnreadConversation(tx, written);
  if (!first) return;
  const now = deps.clock.now();
  const momentFor = await notificationTimes(tx, first.readers, {
    kind: written.seq === 0 ? 'REQUEST' : 'MESSAGE',
    conversationId: written.conversationId,
    // The job runs when the reading time has passed.
    since: new Date(now.getTime() - READING_GRACE_MS),
    now,
    presence: (await deps.realtime.isAnyConnected(first.side)) ? 'SIDE' : 'NOBODY',
  });
  const due = first.readers.map((reader) => ({ reader, moment: momentFor(reader) }));
  for (const { email, sms } of due.map(({ moment }) => moment)) {
    const dueAt = email ?? sms;
    if (dueAt && dueAt > now) scheduleRetry(deps, tx, first, dueAt);
  }
  const isNow = (at: Date | null) => at !== null && at <= now;
  const reached = due.filter(({ moment }) => isNow(moment.email) || isNow(moment.sms));
  if (reached.length === 0) return;
  const others = await findOtherUnread(deps, tx, first);
  for (const { reader, moment } of reached) {
    // Record a conversation as notified only when its e-mail is sent. Otherwise it would appear in no e-mail at all.
    if (!(await recordNotifiedUpTo(tx, reader, first))) continue;
    await sendUnreadMessages(deps, tx, {
      reader,
      conversations: [first, ...(await recordNotified(tx, reader, others))],
      byEmail: isNow(moment.email),
      bySms: isNow(moment.sms),
    });
  }
}

const scheduleRetry = (
  { outbox }: Deps,
  tx: Queryable,
  { written, unread }: UnreadConversation,
  dueAt: Date,
) =>
  outbox.enqueue(tx, 'writeUnreadEmail', written, {
    dueAt,
    once: `unread-later:${written.conversationId}:${written.party}:${unread.lastReadSeq}:${dueAt.getTime()}`,
  });

/** Finds other unread conversations of the same side whose reading time ends within the same period. */
async function findOtherUnread(
  { clock }: Deps,
  tx: Queryable,
  { written: { conversationId, party }, unread: { facilityId, familyId } }: UnreadConversation,
): Promise<readonly UnreadConversation[]> {
  const until = new Date(clock.now().getTime() + READING_GRACE_MS);
  const waiting = await rowsOf<{ written: WrittenMessage }>(
    tx,
    sql`select distinct on (c.id) o.payload as written
      from outbox o join conversations c on c.id = (o.payload->>'conversationId')::uuid
      where o.kind = 'writeUnreadEmail' and o.done_at is null and o.due_at <= ${until}
        and o.payload->>'party' = ${party} and c.id <> ${conversationId}
        and ${party === 'facility' ? sql`c.family_id = ${familyId}` : sql`c.facility_id = ${facilityId}`}
      order by c.id, o.id desc limit ${MOST_IN_ONE - 1}`,
  );
  const found: UnreadConversation[] = [];
  for (const { written } of waiting) {
    const unread = await findUnreadConversation(tx, written);
    if (unread) found.push(unread);
  }
  return found;
}

/** Records the conversations of which this reader is now notified. Returns those that were not recorded yet. */
async function recordNotified(
  tx: Queryable,
  reader: EmailReader,
  conversations: readonly UnreadConversation[],
): Promise<readonly UnreadConversation[]> {
  const theirs = conversations.filter(({ readers }) =>
    readers.some(({ address }) => address === reader.address),
  );
  const notified: UnreadConversation[] = [];
  for (const conversation of theirs)
    if (await recordNotifiedUpTo(tx, reader, conversation)) notified.push(conversation);
  return notified;
}

/**
 * Records that the reader is notified of a conversation up to the current `known` position. Returns false if this was
 * already recorded.
 */
async function recordNotifiedUpTo(
  tx: Queryable,
  reader: EmailReader,
  { written, unread }: UnreadConversation,
): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`insert into unread_letters as kept (conversation_id, reader_id, known)
      values (${written.conversationId}, ${readerKey(reader, unread.facilityId)}, ${unread.lastReadSeq})
      on conflict (conversation_id, reader_id) do update set known = excluded.known
        where kept.known < excluded.known
      returning known`,
  );
  return rows.length > 0;
}
