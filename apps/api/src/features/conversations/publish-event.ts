import type { Event, StoredFile } from '@zampa/contract/conversations/event';
import type { Person } from '@zampa/contract/people/user';
import type { EventMessage, SeenMessage } from '@zampa/contract/socket';
import { sql, type SQL } from 'drizzle-orm';
import { withoutPersonIn } from '../../access/acting.ts';
import { afterCommit, rowsOf, type Queryable } from '../../db/database.ts';
import { selectList } from '../../db/select-list.ts';
import type { Deps } from '../../deps.ts';
import { unreadCount } from './pending-actions.ts';
import { READER_KINDS, type Reader, findConversationReaders } from './conversation-readers.ts';
import { eventFields, type EventRow, shapeEvent } from './event-rows.ts';
import { fileJson } from '../files/public.ts';
import { personForStaffJson } from '../../shapes/person-for-staff.ts';
import { personJson } from '../../shapes/person-json.ts';

type Change = {
  readonly action: EventMessage['action'];
  readonly conversationId: string;
  /** Null if only the conversation itself changed. */
  readonly eventId: string | null;
};

/**
 * Publishes an event after the commit to all readers of its conversation, with the content that their role may read.
 */
export function publishEvent(deps: Deps, tx: Queryable, change: Change): void {
  afterCommit(tx, () => {
    deps.background.run('publish', change.conversationId, (db) =>
      sendEvent({ ...deps, db }, change),
    );
  });
}

/** The recipients of an event, and its author as shown to staff and to pet owners. */
export type EventAudience = {
  readonly readers: readonly Reader[];
  readonly author: { readonly staff: Person; readonly owner: Person } | null;
};

/** Publishes a new message after the commit from data already at hand, without reading it again. */
export function publishMessage(
  { background, realtime }: Deps,
  tx: Queryable,
  event: EventRow,
  audience: EventAudience,
): void {
  afterCommit(tx, () => {
    const { seq, conversationId } = event;
    const change = { action: 'created', conversationId, eventId: event.id } as const;
    // Runs in the conversation's lane, so that events committed earlier are sent first.
    background.run('publish', conversationId, async () =>
      sendToReaders(realtime, change, { seq, event, file: null, ...audience }),
    );
  });
}

/**
 * Publishes to a person who lost access to a conversation, after the commit, that it was removed for them. Does
 * nothing if they can still read it.
 */
export function publishAccessLost(
  deps: Deps,
  tx: Queryable,
  conversationId: string,
  userId: string,
): void {
  afterCommit(tx, () => {
    deps.background.run('publish', conversationId, async (db) => {
      const readers = await findConversationReaders(db, conversationId);
      if (readers.some((reader) => reader.userId === userId)) return;
      const message = { action: 'deleted', conversationId, seq: 0, event: null } as const;
      deps.realtime.send({ name: 'event', message, to: [userId] });
    });
  });
}

/**
 * Publishes the removal of a conversation to its current readers after the commit. Call this before the row is
 * deleted, because the readers can no longer be found afterwards.
 */
export async function publishRemoval(
  deps: Deps,
  tx: Queryable,
  conversationId: string,
): Promise<void> {
  const readers = await withoutPersonIn(tx, 'announcements', (all) =>
    findConversationReaders(all, conversationId),
  );
  const to = readers.map(({ userId }) => userId);
  const message = { action: 'deleted', conversationId, seq: 0, event: null } as const;
  afterCommit(tx, () => {
    deps.background.run('publish', conversationId, async () =>
      deps.realtime.send({ name: 'event', message, to }),
    );
  });
}

/** Publishes after the commit how far a person has read. */
export function publishSeen(deps: Deps, tx: Queryable, seen: Omit<SeenMessage, 'unread'>): void {
  afterCommit(tx, () => {
    deps.background.run('publish', seen.conversationId, (db) => sendSeen({ ...deps, db }, seen));
  });
}

/** Sends the read position to all readers. Only the reader's own devices also receive their unread count. */
async function sendSeen({ db, realtime }: Deps, seen: Omit<SeenMessage, 'unread'>): Promise<void> {
  const { conversationId, userId } = seen;
  const readers = await findConversationReaders(db, conversationId);
  const others = readers.filter((reader) => reader.userId !== userId);
  const [own] = await rowsOf<{ unread: number }>(
    db,
    sql`select ${unreadCount({ userId })} as unread from conversations c where c.id = ${conversationId}`,
  );
  const to = others.map((reader) => reader.userId);
  realtime.send({ name: 'seen', message: { ...seen, unread: null }, to });
  if (own && others.length < readers.length)
    realtime.send({ name: 'seen', message: { ...seen, unread: own.unread }, to: [userId] });
}

type EventToSend = EventAudience & {
  readonly seq: number;
  readonly event: EventRow | null;
  readonly file: StoredFile | null;
};

async function sendEvent({ db, realtime }: Deps, change: Change): Promise<void> {
  const { conversationId, eventId } = change;
  const [announced] = await rowsOf<EventToSend>(db, eventToSendSql(conversationId, eventId));
  if (announced) sendToReaders(realtime, change, announced);
}

function sendToReaders(
  realtime: Deps['realtime'],
  { action, conversationId }: Change,
  announced: EventToSend,
): void {
  const { seq, readers } = announced;
  for (const kind of READER_KINDS) {
    const to = readers.filter((reader) => reader.kind === kind).map(({ userId }) => userId);
    const message = { action, conversationId, seq, event: eventForKind(kind, announced) };
    realtime.send({ name: 'event', message, to });
  }
}

function eventForKind(kind: Reader['kind'], { event, author, file }: EventToSend): Event | null {
  if (!event) return null;
  return shapeEvent(event, {
    personOf: () => author?.[kind === 'owner' ? 'owner' : 'staff'] ?? null,
    fileOf: () => file,
    isHidden: () => kind === 'desk',
  });
}

/** SQL for an event and its recipients, in one statement, because it delays the message on the other screens. */
const eventToSendSql = (conversationId: string, eventId: string | null): SQL => sql`
  select coalesce(e.seq, c.last_seq) as seq,
    (select coalesce(json_agg(json_build_object('userId', user_id, 'kind', kind)), '[]')
      from conversation_readers where conversation_id = ${conversationId}) as readers,
    (select row_to_json(told) from (select ${selectList(eventFields)}) told where e.id is not null) as event,
    case when eu.id is not null then json_build_object(
      'staff', ${personForStaffJson(sql.raw('fc'), sql.raw('eu'))}, 'owner', ${personJson('eu', 'owner')}) end as author,
    ${fileJson('ef')} as file
  from conversations c
  left join events e on e.id = ${eventId}::uuid and e.conversation_id = c.id
  left join users eu on eu.id = e.user_id
  left join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
  left join files ef on ef.id = e.file_id
  where c.id = ${conversationId}`;
