import type { HealthCategory } from '@zampa/domain/conversations/enumerations';
import { sql } from 'drizzle-orm';
import { type RowOf, selectRows } from '../../db/select-list.ts';
import { conversations } from '@zampa/db/schema/conversations';
import { facilities } from '@zampa/db/schema/facilities';
import { alias } from 'drizzle-orm/pg-core';
import { type Queryable } from '../../db/database.ts';
import {
  type EmailReader,
  findReaders,
  findReadersOfFacility,
} from '../../emails/notification-emails.ts';
import { findConversationReaders } from './conversation-readers.ts';
import type { WrittenMessage } from './schedule-unread-email.ts';

const [c, f] = [alias(conversations, 'c'), alias(facilities, 'f')];
const unreadFields = {
  facilityId: sql<string>`${c.facilityId}`,
  familyId: c.familyId,
  assigneeId: c.assigneeId,
  category: sql<HealthCategory>`${c.category}`,
  status: c.status,
  facility: f.name,
  zone: f.timezone,
  pets: sql<readonly string[]>`(select coalesce(json_agg(p.name order by p.name, p.id), '[]')
    from conversation_pets cp join pets p on p.id = cp.pet_id where cp.conversation_id = ${c.id})`,
};

type Unread = RowOf<typeof unreadFields> & {
  readonly person: string;
  /** The last `seq` that the other side has read or written. */
  readonly lastReadSeq: number;
};

/** A conversation with messages that one side has not read, and the e-mail recipients on that side. */
export type UnreadConversation = {
  readonly written: WrittenMessage;
  readonly unread: Unread;
  /** User ids of that side who may read it now. */
  readonly side: readonly string[];
  readonly readers: readonly EmailReader[];
};

/**
 * Returns a message's conversation with its unread data; null if it was read or withdrawn, or the relation has ended.
 */
export async function findUnreadConversation(
  tx: Queryable,
  written: WrittenMessage,
): Promise<UnreadConversation | null> {
  const unread = await readUnread(tx, written);
  const { conversationId, seq, party, userId } = written;
  if (!unread || (seq === 0 ? unread.status !== 'NEW' : unread.lastReadSeq >= seq)) return null;
  const side = (await findConversationReaders(tx, conversationId))
    .filter(({ kind }) => (kind === 'owner') === (party === 'facility'))
    .map((reader) => reader.userId)
    .filter((id) => id !== userId);
  const inCharge = side.filter((id) => id === unread.assigneeId);
  const readers =
    party === 'facility'
      ? await findReaders(tx, side)
      : await readersAtClinic(tx, unread.facilityId, inCharge);
  return { written, unread, side, readers };
}

/** Returns the assignee of a conversation if they receive e-mails, else the clinic's readers. */
async function readersAtClinic(
  tx: Queryable,
  facilityId: string,
  inCharge: readonly string[],
): Promise<readonly EmailReader[]> {
  const readers = inCharge.length > 0 ? await findReaders(tx, inCharge) : [];
  return readers.length > 0 ? readers : findReadersOfFacility(tx, facilityId);
}

/**
 * Reads the message's conversation and how far the other side has read; undefined if the message was withdrawn or the
 * relation has ended.
 */
async function readUnread(
  tx: Queryable,
  { conversationId, seq, userId, party }: WrittenMessage,
): Promise<Unread | undefined> {
  const [unread] = await selectRows(
    tx,
    {
      ...unreadFields,
      person: sql<string>`case when ${party} = 'facility' then f.name else u.first_name || ' ' || u.last_name end`,
      lastReadSeq: sql<number>`greatest(0,
        (select max(r.seq) from reads r where r.conversation_id = c.id and r.party <> ${party}),
        (select max(e.seq) from events e where e.conversation_id = c.id and e.type = 'CHAT'
          and e.party <> ${party}))`,
    },
    (columns) => sql`select ${columns} from conversations c
      join facilities f on f.id = c.facility_id
      join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
        and fc.status = 'ACTIVE'
      join users u on u.id = ${userId}
      where c.id = ${conversationId}
        and not exists (select from events gone where gone.conversation_id = c.id
          and gone.seq = ${seq} and gone.withdrawn_at is not null)`,
  );
  return unread;
}
