import { PATIENCE_MS } from '@zampa/domain/notifications/channels';
import { sql } from 'drizzle-orm';
import { momentsToTell } from '../../channels/moments-to-tell.ts';
import { inTransaction, rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type EmailReader, readerKey } from '../../emails/news-emails.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { Written } from './schedule-unread-email.ts';
import { sendUnreadLetter } from './send-unread-letter.ts';
import { findUnread, type UnreadConversation } from './unread-conversation.ts';

/** So many conversations are in one letter; the others are in the next. */
const MOST_IN_ONE = 20;

/**
 * Writes to the side that has neither read a message nor is there: nobody of it is connected. However many messages and
 * conversations stand unread, and however often this is tried, each of its readers gets one letter.
 */
export function writeUnreadEmail(deps: Deps): JobHandler<'writeUnreadEmail'> {
  return {
    together: (jobs, endIn) =>
      inTransaction(deps.db, async (tx) => {
        endIn(tx);
        const unread = await lastUnread(
          tx,
          jobs.map(({ payload }) => payload),
        );
        for (const written of unread) await write(deps, tx, written);
      }),
  };
}

/**
 * Returns of each side of a conversation the request and the last message that may stand unread; what comes before is
 * told with it.
 */
async function lastUnread(tx: Queryable, written: readonly Written[]): Promise<readonly Written[]> {
  const asked = written.map(({ conversationId, party, seq }, nth) => ({
    nth,
    conversation: conversationId,
    party,
    seq,
  }));
  const rows = await rowsOf<{ nth: number }>(
    tx,
    sql`select distinct on (w.conversation, w.party, w.seq = 0) w.nth
      from json_to_recordset(${JSON.stringify(asked)}::json)
        as w (nth int, conversation uuid, party text, seq int)
      where w.seq = 0 or not exists (select from reads r where r.conversation_id = w.conversation
          and r.party <> w.party and r.seq >= w.seq)
        and not exists (select from events gone where gone.conversation_id = w.conversation
          and gone.seq = w.seq and gone.withdrawn_at is not null)
      order by w.conversation, w.party, w.seq = 0, w.seq desc`,
  );
  const kept = new Set(rows.map(({ nth }) => nth));
  return written.filter((_each, nth) => kept.has(nth));
}

async function write(deps: Deps, tx: Queryable, written: Written): Promise<void> {
  const first = await findUnread(tx, written);
  if (!first) return;
  const now = deps.clock.now();
  const momentFor = await momentsToTell(tx, first.readers, {
    kind: written.seq === 0 ? 'REQUEST' : 'MESSAGE',
    conversationId: written.conversationId,
    // It comes due when their time to read has passed.
    since: new Date(now.getTime() - PATIENCE_MS),
    now,
    presence: (await deps.realtime.isAnyConnected(first.side)) ? 'SIDE' : 'NOBODY',
  });
  const due = first.readers.map((reader) => ({ reader, moment: momentFor(reader) }));
  for (const { email, sms } of due.map(({ moment }) => moment)) {
    const dueAt = email ?? sms;
    if (dueAt && dueAt > now) askAgain(deps, tx, first, dueAt);
  }
  const isNow = (at: Date | null) => at !== null && at <= now;
  const reached = due.filter(({ moment }) => isNow(moment.email) || isNow(moment.sms));
  if (reached.length === 0) return;
  const others = await othersUnread(deps, tx, first);
  for (const { reader, moment } of reached) {
    // Of the others they are written in its letter alone: noted without one, they would be in no letter at all.
    if (!(await isToldAnew(tx, reader, first))) continue;
    await sendUnreadLetter(deps, tx, {
      reader,
      told: [first, ...(await tellOnce(tx, reader, others))],
      byEmail: isNow(moment.email),
      bySms: isNow(moment.sms),
    });
  }
}

const askAgain = (
  { outbox }: Deps,
  tx: Queryable,
  { written, unread }: UnreadConversation,
  dueAt: Date,
) =>
  outbox.enqueue(tx, 'writeUnreadEmail', written, {
    dueAt,
    once: `unread-later:${written.conversationId}:${written.party}:${unread.known}:${dueAt.getTime()}`,
  });

/** Returns what else the same side has not read, whose time to read ends within the same span. */
async function othersUnread(
  { clock }: Deps,
  tx: Queryable,
  { written: { conversationId, party }, unread: { facilityId, familyId } }: UnreadConversation,
): Promise<readonly UnreadConversation[]> {
  const until = new Date(clock.now().getTime() + PATIENCE_MS);
  const waiting = await rowsOf<{ written: Written }>(
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
    const unread = await findUnread(tx, written);
    if (unread) found.push(unread);
  }
  return found;
}

/** Keeps of which conversations a reader is written now. Returns those of which they had not been. */
async function tellOnce(
  tx: Queryable,
  reader: EmailReader,
  conversations: readonly UnreadConversation[],
): Promise<readonly UnreadConversation[]> {
  const theirs = conversations.filter(({ readers }) =>
    readers.some(({ address }) => address === reader.address),
  );
  const told: UnreadConversation[] = [];
  for (const conversation of theirs)
    if (await isToldAnew(tx, reader, conversation)) told.push(conversation);
  return told;
}

/** Keeps that a reader is written of a conversation as far as it has come. Tells whether they had not been. */
async function isToldAnew(
  tx: Queryable,
  reader: EmailReader,
  { written, unread }: UnreadConversation,
): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`insert into unread_letters as kept (conversation_id, reader_id, known)
      values (${written.conversationId}, ${readerKey(reader, unread.facilityId)}, ${unread.known})
      on conflict (conversation_id, reader_id) do update set known = excluded.known
        where kept.known < excluded.known
      returning known`,
  );
  return rows.length > 0;
}
