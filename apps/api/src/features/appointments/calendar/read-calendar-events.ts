import type { BookedClient, CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Person } from '@zampa/contract/people/user';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { facilitiesByRole } from '../../../access/facilities-by-role.ts';
import {
  asTyped,
  firstNumberToCall,
  isClosing,
  type TypedName,
  typedName,
} from '../../../access/known-person.ts';
import { personJson, type ReaderSide, readerSide } from '../../../access/person-json.ts';
import { uuids } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { eachById } from '../../../db/each-by-id.ts';
import { Refusal } from '../../../errors/refusal.ts';
import {
  entryColumns,
  type EntryRow,
  shapeBusyTime,
  shapeCalendarEvent,
} from './shape-calendar-event.ts';

/**
 * Returns which entries `k` of a facility's calendar somebody reads whole: a consultant what is theirs, what is
 * assigned to them and when everybody is away; all other staff each of them (null).
 */
export const ownEntry = (viewer: Viewer, facilityId: string): SQL | null =>
  facilitiesByRole(viewer).assigned.includes(facilityId)
    ? sql`(k.member_id is not distinct from ${viewer.userId}
      or (k.category = 'OOO' and k.member_id is null)
      or exists (select from conversations handled
        where handled.id = k.conversation_id and handled.assignee_id = ${viewer.userId}))`
    : null;

type ListedRow = EntryRow & {
  readonly own: boolean;
  readonly unread: number;
  readonly ended: boolean;
  readonly clientId: string | null;
  /** All that staff know of the client's name, until they accept. */
  readonly typed: TypedName | null;
  /** What the reader may know of the client beside the name; always null for pet owners. */
  readonly contact: Contact | null;
};

/** Where staff call a client, and whether they are closing their account. */
type Contact = { readonly phone: string | null; readonly closing: boolean };

/** Entries in their order, and once each whom and what they are about. */
type Rows = {
  readonly entries: readonly ListedRow[];
  readonly people: Readonly<Record<string, Person>>;
  /** By name. */
  readonly pets: readonly { readonly id: string; readonly name: string }[];
};

export type Entries = {
  /** A part of the `with` before them. */
  readonly before?: SQL;
  /** A query of whole rows of `calendar_events`. */
  readonly query: SQL;
  /** Which of them, `k`, the reader sees whole; all where nothing is said. */
  readonly own?: SQL | null;
  /** What the reader may know of the client of `k`, conversation `c`, beside the name; nothing where it is left out. */
  readonly contact?: SQL;
  /** Messages in the visit of `k`, conversation `c`, that wait for the reader. */
  readonly unread?: SQL;
  /** By start where nothing is said; of entries `k`. */
  readonly order?: SQL;
  /** Columns that are told beside; the entries are `entries`. */
  readonly beside?: SQL;
};

/** Reads entries of calendars with whom and what they are about, in one statement. */
export async function readCalendarEvents(
  db: Queryable,
  viewer: Viewer,
  entries: Entries,
): Promise<CalendarEvent[]> {
  const rows = await readEntryRows(db, readerSide(viewer), {
    ...entries,
    contact: contactOf(viewer),
  });
  const about = aboutOf(rows, facilitiesByRole(viewer).desk);
  return rows.entries.map((row) =>
    row.own ? shapeCalendarEvent(row, about(row)) : shapeBusyTime(row),
  );
}

/**
 * Returns what staff may know of the contact of `k` who see that client's card: a consultant of whose visit is assigned to
 * them.
 */
function contactOf(viewer: Viewer): SQL {
  const { assigned, desk, whole } = facilitiesByRole(viewer);
  const [client, person] = [sql.raw('client'), sql.raw('person')];
  return sql`(select json_build_object(
      'phone', ${firstNumberToCall(client, person)},
      'closing', ${isClosing(client, person)})
    from users person where person.id = client.user_id
      and (client.facility_id = any(${uuids([...desk, ...whole])})
        or client.facility_id = any(${uuids(assigned)}) and c.assignee_id = ${viewer.userId}))`;
}

/** Reads one entry of a calendar; whether the reader may see it is settled before. */
export async function readCalendarEvent(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<CalendarEvent> {
  const query = sql`select k.* from calendar_events k where k.id = ${id}`;
  const [event] = await readCalendarEvents(db, viewer, { query });
  if (!event) throw new Refusal('NOT_FOUND');
  return event;
}

/** Reads the rows of entries: people and pets come once, however many entries name them. */
export async function readEntryRows<Beside extends object = object>(
  db: Queryable,
  reader: ReaderSide,
  { before, query, own, contact, unread, order, beside }: Entries,
): Promise<Rows & Beside> {
  const [row] = await rowsOf<Rows & Beside>(
    db,
    sql`with ${before ? sql`${before}, ` : sql``}entries as (${query}),
    listed as (select ${entryColumns}, ${own ?? sql`true`} as own, ${unread ?? sql`0`} as unread,
        coalesce(c.status = 'CLOSED', false) as ended, client.user_id as "clientId",
        ${reader === 'staff' ? typedName(sql.raw('client')) : sql`null`} as typed,
        ${contact ?? sql`null`} as contact
      from entries k
      left join conversations c on c.id = k.conversation_id
      left join facility_clients client
        on client.facility_id = c.facility_id and client.family_id = c.family_id
      order by ${order ?? sql`k.starts_at, k.id`})
    select
      (select coalesce(json_agg(listed), '[]') from listed) as entries,
      (select coalesce(json_object_agg(u.id, ${personJson('u', reader)}), '{}')
        from ${eachById('users', 'u', namedIn)}) as people,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id), '[]')
        from ${eachById('pets', 'p', sql`select unnest(pets) from entries`)}) as pets
      ${beside ? sql`, ${beside}` : sql``}`,
  );
  if (!row) throw new Error('a statement of columns returned no row');
  return row;
}

const namedIn = sql`select "creatorId" from listed union select "memberId" from listed
  union select "clientId" from listed`;

/**
 * Returns what finds whom and what one of these entries is about.
 *
 * @param desk the facilities where the reader may not read what is said about health
 */
export function aboutOf({ people, pets }: Rows, desk: readonly string[] = []) {
  const named = new Map(pets.map(({ id, name }, place) => [id, { name, place }]));
  const namesOf = (ids: readonly string[]) =>
    [...new Set(ids)]
      .flatMap((id) => named.get(id) ?? [])
      .toSorted((a, b) => a.place - b.place)
      .map(({ name }) => name);
  const clientOf = ({ clientId, typed, contact }: ListedRow): BookedClient | null => {
    const client = clientId === null ? null : asTyped(people[clientId] ?? null, typed);
    if (!client || !contact) return client;
    const { phone, closing } = contact;
    return { ...client, ...(phone !== null && { phone }), closing };
  };
  return (row: ListedRow) => ({
    client: clientOf(row),
    petNames: namesOf(row.pets),
    ended: row.ended,
    unread: row.unread,
    isHidden: desk.includes(row.facilityId),
    personOf: (id: string) => asTyped(people[id] ?? null, row.typed),
  });
}
