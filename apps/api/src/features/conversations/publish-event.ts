import type { Event } from '@zampa/contract/conversations/event';
import type { EventMessage, SeenMessage } from '@zampa/contract/socket';
import { sql, type SQL } from 'drizzle-orm';
import { afterCommit, rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { unreadCount } from './pending-actions.ts';
import { READER_KINDS, type ReaderKind, readersIn } from './conversation-readers.ts';
import { eventJson } from './event-json.ts';

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

type Announced = { readonly seq: number } & {
  readonly [Kind in ReaderKind]: {
    readonly readers: readonly string[];
    readonly event: Event | null;
  };
};

async function announce(
  { db, realtime }: Deps,
  { action, conversationId, eventId }: Change,
): Promise<void> {
  const [announced] = await rowsOf<Announced>(db, announcementOf(conversationId, eventId));
  if (!announced) return;
  for (const kind of READER_KINDS) {
    const { readers, event } = announced[kind];
    const message = { action, conversationId, seq: announced.seq, event };
    realtime.send({ name: 'event', message, to: readers });
  }
}

/** What to tell, and to whom, in one statement: this stands between a message and the other screen. */
function announcementOf(conversationId: string, eventId: string | null): SQL {
  const toldAs = (kind: ReaderKind) => {
    const aliases = { event: 'e', user: 'eu', file: 'ef' } as const;
    const event = eventJson(aliases, kind !== 'owner', kind === 'desk' ? sql`true` : sql`false`);
    return sql`json_build_object(
      'readers', (select coalesce(json_agg(user_id), '[]') from readers where kind = ${kind}),
      'event', case when e.id is null then null else ${event} end)`;
  };
  return sql`with readers as (
      select user_id, kind from conversation_readers where conversation_id = ${conversationId})
    select coalesce(e.seq, c.last_seq) as seq,
      ${toldAs('owner')} as owner, ${toldAs('staff')} as staff, ${toldAs('desk')} as desk
    from conversations c
    left join events e on e.id = ${eventId}::uuid and e.conversation_id = c.id
    left join users eu on eu.id = e.user_id
    left join files ef on ef.id = e.file_id
    where c.id = ${conversationId}`;
}
