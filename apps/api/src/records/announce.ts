import type { Event } from '@zampa/contract/chat/event';
import type { EventMessage } from '@zampa/contract/chat/socket';
import { sql, type SQL } from 'drizzle-orm';
import { afterCommit, rowsOf, type Queryable } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { eventJson } from './json.ts';

type Change = {
  readonly action: EventMessage['action'];
  readonly conversationId: string;
  /** Null where only the conversation itself changed. */
  readonly eventId: string | null;
};

/** After the commit, tells everyone who may read the conversation, each as their role may read it. */
export function announceEvent(deps: Deps, tx: Queryable, change: Change): void {
  afterCommit(tx, () => {
    deps.background.run('announce', () => announce(deps, change));
  });
}

/** After the commit, tells both sides how far somebody has read. */
export function announceSeen(
  deps: Deps,
  tx: Queryable,
  seen: { conversationId: string; userId: string; seq: number },
) {
  afterCommit(tx, () => {
    deps.background.run('announce', async () => {
      const readers = await rowsOf<{ user_id: string }>(deps.db, readersOf(seen.conversationId));
      const to = readers.map((reader) => reader.user_id);
      deps.realtime.send({ name: 'seen', message: seen, to });
    });
  });
}

/** After the commit, tells a facility's staff that one of its clients changed. */
export function announceClient(
  deps: Deps,
  tx: Queryable,
  facilityId: string,
  familyId: string,
): void {
  afterCommit(tx, () => {
    deps.background.run('announce', async () => {
      const staff = await rowsOf<{ userId: string }>(
        deps.db,
        sql`select user_id as "userId" from facility_members
          where facility_id = ${facilityId} and status = 'ACTIVE' and role_id <> 6`,
      );
      const to = staff.map(({ userId }) => userId);
      deps.realtime.send({ name: 'client', message: { facilityId, FamilyId: familyId }, to });
    });
  });
}

/** As whom somebody reads a conversation: each kind sees an event in its own way. */
const READER_KINDS = ['owner', 'staff', 'desk'] as const;
type ReaderKind = (typeof READER_KINDS)[number];

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
  return sql`with readers as (${readersOf(conversationId)})
    select coalesce(e.seq, c.last_seq) as seq,
      ${toldAs('owner')} as owner, ${toldAs('staff')} as staff, ${toldAs('desk')} as desk
    from conversations c
    left join events e on e.id = ${eventId}::uuid and e.conversation_id = c.id
    left join users eu on eu.id = e.user_id
    left join files ef on ef.id = e.file_id
    where c.id = ${conversationId}`;
}

/** Who may read a conversation at this moment: read anew each time, so that who was removed hears nothing more. */
function readersOf(conversationId: string): SQL {
  return sql`
    select distinct on (candidate.user_id) candidate.user_id, candidate.kind from (
      select fm.user_id, 'owner' as kind
      from conversations c join family_members fm on fm.family_id = c.family_id and fm.status = 'ACTIVE'
      where c.id = ${conversationId}
      union all
      select m.user_id, case when m.role_id in (4, 5, 7, 8) then 'desk' else 'staff' end
      from conversations c
      join facilities own on own.id = c.facility_id
      join facilities f on f.organization_id = own.organization_id
      join facility_members m on m.facility_id = f.id and m.status = 'ACTIVE'
      where c.id = ${conversationId}
        and (f.id = own.id or m.role_id = 2)
        and (m.role_id <> 6 or c.assignee_id = m.user_id)
    ) candidate
    join users u on u.id = candidate.user_id and u.enabled
    order by candidate.user_id, candidate.kind desc`;
}
