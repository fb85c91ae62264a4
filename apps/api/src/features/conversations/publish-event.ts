import type { Event, StoredFile } from '@zampa/contract/conversations/event';
import type { Person } from '@zampa/contract/people/user';
import type { EventMessage, SeenMessage } from '@zampa/contract/socket';
import { sql, type SQL } from 'drizzle-orm';
import { withoutPersonIn } from '../../access/acting.ts';
import { afterCommit, rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { unreadCount } from './pending-actions.ts';
import { READER_KINDS, type Reader, readersIn } from './conversation-readers.ts';
import { eventColumns, type EventRow, shapeEvent } from './event-rows.ts';
import { fileJson } from '../files/public.ts';
import { knownPersonJson } from '../../access/known-person.ts';
import { personJson } from '../../access/person-json.ts';

type Change = {
  readonly action: EventMessage['action'];
  readonly conversationId: string;
  /** Null where only the conversation itself changed. */
  readonly eventId: string | null;
};

/** Tells everyone who may read the conversation, after the commit, each as their role may read it. */
export function publishEvent(deps: Deps, tx: Queryable, change: Change): void {
  afterCommit(tx, () => {
    deps.background.run('announce', (db) => announce({ ...deps, db }, change));
  });
}

/** Whom to tell of an event, and who wrote it: as staff may know them, and as pet owners know them. */
export type Told = {
  readonly readers: readonly Reader[];
  readonly author: { readonly staff: Person; readonly owner: Person } | null;
};

/** Tells of a message that was just written, after the commit, as it was written: nothing of it is read again. */
export function publishMessage(
  { background, realtime }: Deps,
  tx: Queryable,
  event: EventRow,
  told: Told,
): void {
  afterCommit(tx, () => {
    const { seq, conversationId } = event;
    const change = { action: 'created', conversationId, eventId: event.id } as const;
    // After what was committed before it and is still being told.
    background.run('announce', async () =>
      tell(realtime, change, { seq, event, file: null, ...told }),
    );
  });
}

/** Tells somebody who may no longer read a conversation, after the commit, that it is gone, for them. */
export function publishLoss(
  deps: Deps,
  tx: Queryable,
  conversationId: string,
  userId: string,
): void {
  afterCommit(tx, () => {
    deps.background.run('announce', async (db) => {
      const readers = await readersIn(db, conversationId);
      if (readers.some((reader) => reader.userId === userId)) return;
      const message = { action: 'deleted', conversationId, seq: 0, event: null } as const;
      deps.realtime.send({ name: 'event', message, to: [userId] });
    });
  });
}

/**
 * Tells everyone who may read a conversation at this moment, after the commit, that it is there no more. It is called
 * before its row goes, with which everybody loses the right to read it.
 */
export async function publishRemoval(
  deps: Deps,
  tx: Queryable,
  conversationId: string,
): Promise<void> {
  const readers = await withoutPersonIn(tx, 'announcements', (all) =>
    readersIn(all, conversationId),
  );
  const to = readers.map(({ userId }) => userId);
  const message = { action: 'deleted', conversationId, seq: 0, event: null } as const;
  afterCommit(tx, () => {
    deps.background.run('announce', async () => deps.realtime.send({ name: 'event', message, to }));
  });
}

/** Tells both sides, after the commit, how far somebody has read. */
export function publishSeen(deps: Deps, tx: Queryable, seen: Omit<SeenMessage, 'unread'>): void {
  afterCommit(tx, () => {
    deps.background.run('announce', (db) => tellSeen({ ...deps, db }, seen));
  });
}

/** The reader's own devices are told how much is left; the number is theirs alone. */
async function tellSeen({ db, realtime }: Deps, seen: Omit<SeenMessage, 'unread'>): Promise<void> {
  const { conversationId, userId } = seen;
  const readers = await readersIn(db, conversationId);
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

type Announced = Told & {
  readonly seq: number;
  readonly event: EventRow | null;
  readonly file: StoredFile | null;
};

async function announce({ db, realtime }: Deps, change: Change): Promise<void> {
  const { conversationId, eventId } = change;
  const [announced] = await rowsOf<Announced>(db, announcementOf(conversationId, eventId));
  if (announced) tell(realtime, change, announced);
}

function tell(
  realtime: Deps['realtime'],
  { action, conversationId }: Change,
  announced: Announced,
): void {
  const { seq, readers } = announced;
  for (const kind of READER_KINDS) {
    const to = readers.filter((reader) => reader.kind === kind).map(({ userId }) => userId);
    const message = { action, conversationId, seq, event: eventAs(kind, announced) };
    realtime.send({ name: 'event', message, to });
  }
}

function eventAs(kind: Reader['kind'], { event, author, file }: Announced): Event | null {
  if (!event) return null;
  return shapeEvent(event, {
    personOf: () => author?.[kind === 'owner' ? 'owner' : 'staff'] ?? null,
    fileOf: () => file,
    isHidden: () => kind === 'desk',
  });
}

/** What to tell, and to whom, in one statement: this stands between a message and the other screen. */
const announcementOf = (conversationId: string, eventId: string | null): SQL => sql`
  select coalesce(e.seq, c.last_seq) as seq,
    (select coalesce(json_agg(json_build_object('userId', user_id, 'kind', kind)), '[]')
      from conversation_readers where conversation_id = ${conversationId}) as readers,
    (select row_to_json(told) from (select ${eventColumns('e')}) told where e.id is not null) as event,
    case when eu.id is not null then json_build_object(
      'staff', ${knownPersonJson(sql.raw('fc'), sql.raw('eu'))}, 'owner', ${personJson('eu', 'owner')}) end as author,
    ${fileJson('ef')} as file
  from conversations c
  left join events e on e.id = ${eventId}::uuid and e.conversation_id = c.id
  left join users eu on eu.id = e.user_id
  left join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
  left join files ef on ef.id = e.file_id
  where c.id = ${conversationId}`;
