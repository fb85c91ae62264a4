import type { ConversationStatus, HealthCategory } from '@zampa/domain/conversations/enumerations';
import { sql } from 'drizzle-orm';
import { inTransaction, rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-kinds.ts';
import { readersIn } from './conversation-readers.ts';
import {
  type EmailReader,
  readersAmong,
  readersOfFacility,
  enqueueNews,
} from '../../emails/news-emails.ts';
import type { Written } from './schedule-unread-email.ts';

type Unread = {
  readonly facilityId: string;
  readonly assigneeId: string | null;
  readonly category: HealthCategory;
  readonly status: ConversationStatus;
  readonly facility: string;
  readonly zone: string;
  readonly person: string;
  readonly pets: readonly string[];
  /** How far the other side has read, or written itself. */
  readonly known: number;
};

/**
 * Writes to the side that has neither read a message nor is there: nobody of it is connected. However many messages
 * stand unread, and however often this is tried, each of its readers gets one letter.
 */
export function writeUnreadEmail(deps: Deps): JobHandler<'writeUnreadEmail'> {
  return async (written) => {
    const readers = await readersIn(deps.db, written.conversationId);
    const side = readers
      .filter(({ kind }) => (kind === 'owner') === (written.party === 'facility'))
      .map(({ userId }) => userId)
      .filter((userId) => userId !== written.userId);
    if (await deps.realtime.isAnyConnected(side)) return;
    await inTransaction(deps.db, (tx) => write(deps, tx, written, side));
  };
}

async function write(
  deps: Deps,
  tx: Queryable,
  written: Written,
  side: readonly string[],
): Promise<void> {
  const { conversationId, seq, party } = written;
  const unread = await unreadOf(tx, written);
  if (!unread) return;
  const { facilityId, assigneeId, category, status, known, ...about } = unread;
  const isRequest = seq === 0;
  if (isRequest ? status !== 'NEW' : known >= seq) return;
  const to =
    party === 'facility'
      ? await readersAmong(tx, side)
      : await readersAtClinic(
          tx,
          facilityId,
          side.filter((id) => id === assigneeId),
        );
  const list = category === 'CONSULTATION' ? listOf(status) : 'visits';
  await enqueueNews(deps, tx, to, {
    ...about,
    news: isRequest ? 'REQUEST' : 'MESSAGE',
    starts: [],
    path:
      party === 'facility'
        ? `/app/workspace/chat/${conversationId}`
        : `/workspace/requests?list=${list}&conversation=${conversationId}`,
    once: `unread:${conversationId}:${party}:${known}`,
  });
}

const listOf = (status: ConversationStatus) => (status === 'NEW' ? 'to-manage' : 'in-progress');

/** Whoever is in charge of a conversation, or else the clinic. */
async function readersAtClinic(
  tx: Queryable,
  facilityId: string,
  inCharge: readonly string[],
): Promise<readonly EmailReader[]> {
  const readers = inCharge.length > 0 ? await readersAmong(tx, inCharge) : [];
  return readers.length > 0 ? readers : readersOfFacility(tx, facilityId);
}

/** What was written and how far the other side is; undefined once it was taken back, or the relation has ended. */
async function unreadOf(
  tx: Queryable,
  { conversationId, seq, userId, party }: Written,
): Promise<Unread | undefined> {
  const [unread] = await rowsOf<Unread>(
    tx,
    sql`select c.facility_id as "facilityId", c.assignee_id as "assigneeId", c.category, c.status,
        f.name as facility, f.timezone as zone,
        case when ${party} = 'facility' then f.name else u.first_name || ' ' || u.last_name end as person,
        (select coalesce(json_agg(p.name order by p.name, p.id), '[]')
          from conversation_pets cp join pets p on p.id = cp.pet_id
          where cp.conversation_id = c.id) as pets,
        greatest(0,
          (select max(r.seq) from reads r where r.conversation_id = c.id and r.party <> ${party}),
          (select max(e.seq) from events e where e.conversation_id = c.id and e.type = 'CHAT'
            and e.party <> ${party})) as known
      from conversations c
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
