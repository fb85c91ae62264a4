import type { Event } from '@zampa/contract/chat/event';
import type { EventMessage } from '@zampa/contract/chat/socket';
import { sql } from 'drizzle-orm';
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
      const readers = await readersOf(deps, seen.conversationId);
      deps.realtime.send({ name: 'seen', message: seen, to: readers.map(({ userId }) => userId) });
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

type Reader = { readonly userId: string; readonly kind: 'owner' | 'staff' | 'desk' };

async function announce(deps: Deps, { action, conversationId, eventId }: Change): Promise<void> {
  const readers = await readersOf(deps, conversationId);
  for (const kind of ['owner', 'staff', 'desk'] as const) {
    const to = readers.filter((reader) => reader.kind === kind).map(({ userId }) => userId);
    if (to.length === 0) continue;
    const message = await messageFor(deps, kind, conversationId, eventId);
    if (message)
      deps.realtime.send({ name: 'event', message: { action, conversationId, ...message }, to });
  }
}

/** Who may read a conversation at this moment: read anew each time, so that who was removed hears nothing more. */
function readersOf({ db }: Deps, conversationId: string): Promise<Reader[]> {
  return rowsOf<Reader>(
    db,
    sql`
    select distinct on ("userId") "userId", kind from (
      select fm.user_id as "userId", 'owner' as kind
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
    ) readers order by "userId", kind desc`,
  );
}

async function messageFor(
  { db }: Deps,
  kind: Reader['kind'],
  conversationId: string,
  eventId: string | null,
): Promise<{ seq: number; event: Event | null } | undefined> {
  const aliases = { event: 'e', user: 'eu', file: 'ef' } as const;
  const event = eventJson(aliases, kind !== 'owner', kind === 'desk' ? sql`true` : sql`false`);
  const [row] = await rowsOf<{ seq: number; event: Event | null }>(
    db,
    sql`select coalesce(e.seq, c.last_seq) as seq, case when e.id is null then null else ${event} end as event
      from conversations c
      left join events e on e.id = ${eventId}::uuid and e.conversation_id = c.id
      left join users eu on eu.id = e.user_id
      left join files ef on ef.id = e.file_id
      where c.id = ${conversationId}`,
  );
  return row;
}
