import type { BookedClient, CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Person } from '@zampa/contract/people/user';
import type { Viewer } from '@zampa/domain/people/relation';
import { selectList } from '../../../db/select-list.ts';
import { sql, type SQL } from 'drizzle-orm';
import { facilitiesByRole } from '../../../access/facilities-by-role.ts';
import {
  withClinicTypedName,
  preferredNumberToCall,
  isErasureRequested,
  isReachableByEmail,
  type ClinicTypedName,
  clinicTypedNameJson,
} from '../../../shapes/person-for-staff.ts';
import { personJson, type ReaderSide, readerSideOf } from '../../../shapes/person-json.ts';
import { uuids } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { lookupById } from '../../../db/lookup-by-id.ts';
import { Refusal } from '../../../errors/refusal.ts';
import {
  entryFields,
  type EntryRow,
  shapeBusyTime,
  shapeCalendarEvent,
} from './shape-calendar-event.ts';

/**
 * Returns the SQL condition for the entries `k` of a facility's calendar that the viewer sees in full. Consultants
 * see their own entries, entries assigned to them, and closures. Null for other staff, who see all entries.
 */
export const fullViewCondition = (viewer: Viewer, facilityId: string): SQL | null =>
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
  /** The client's name as the facility typed it, shown to staff until the client accepts. */
  readonly typed: ClinicTypedName | null;
  /** Contact data of the client that the reader may see; always null for pet owners. */
  readonly contact: Contact | null;
};

/** A phone number for staff to call, whether the client is closing their account, and whether they have an e-mail. */
type Contact = {
  readonly phone: string | null;
  readonly closing: boolean;
  readonly hasEmail: boolean;
};

/** Entries in order; people and pets are included once, however many entries refer to them. */
type Rows = {
  readonly entries: readonly ListedRow[];
  readonly people: Readonly<Record<string, Person>>;
  /** Sorted by name. */
  readonly pets: readonly { readonly id: string; readonly name: string }[];
};

export type EntryQuery = {
  /** Preceding parts of the `with` clause. */
  readonly before?: SQL;
  /** A query that returns whole rows of `calendar_events`. */
  readonly query: SQL;
  /** Condition on `k`: the entries that the reader sees in full. Default: all. */
  readonly own?: SQL | null;
  /** The client's contact data that the reader may see, for entry `k` and conversation `c`. Default: none. */
  readonly contact?: SQL;
  /** Number of unread messages in the visit of entry `k`, conversation `c`. */
  readonly unread?: SQL;
  /** Order of the entries `k`. Default: by start. */
  readonly order?: SQL;
  /** Additional columns of the result; the entries are available as `entries`. */
  readonly extraColumns?: SQL;
};

/** Reads calendar entries with their people, pets and clients, in one statement. */
export async function readCalendarEvents(
  db: Queryable,
  viewer: Viewer,
  entries: EntryQuery,
): Promise<CalendarEvent[]> {
  const rows = await readEntryRows(db, readerSideOf(viewer), {
    ...entries,
    contact: clientContactSql(viewer),
  });
  const about = createDetailsLookup(rows, facilitiesByRole(viewer).desk);
  return rows.entries.map((row) =>
    row.own ? shapeCalendarEvent(row, about(row)) : shapeBusyTime(row),
  );
}

/**
 * SQL for the client's contact data of entry `k`, for staff who may see the client's card. Consultants see it only
 * for visits assigned to them.
 */
function clientContactSql(viewer: Viewer): SQL {
  const { assigned, desk, whole } = facilitiesByRole(viewer);
  const [client, person] = [sql.raw('client'), sql.raw('person')];
  return sql`(select json_build_object(
      'phone', ${preferredNumberToCall(client, person)},
      'closing', ${isErasureRequested(client, person)},
      'hasEmail', ${isReachableByEmail(client, person)})
    from users person where person.id = client.user_id
      and (client.facility_id = any(${uuids([...desk, ...whole])})
        or client.facility_id = any(${uuids(assigned)}) and c.assignee_id = ${viewer.userId}))`;
}

/** Reads one calendar entry. The caller has checked that the viewer may see it. */
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

/** Reads rows of calendar entries. Each person and pet is returned once, however many entries refer to them. */
export async function readEntryRows<Extra extends object = object>(
  db: Queryable,
  reader: ReaderSide,
  { before, query, own, contact, unread, order, extraColumns }: EntryQuery,
): Promise<Rows & Extra> {
  const [row] = await rowsOf<Rows & Extra>(
    db,
    sql`with ${before ? sql`${before}, ` : sql``}entries as (${query}),
    listed as (select ${selectList(entryFields)}, ${own ?? sql`true`} as own, ${unread ?? sql`0`} as unread,
        coalesce(c.status = 'CLOSED', false) as ended, client.user_id as "clientId",
        ${reader === 'staff' ? clinicTypedNameJson(sql.raw('client')) : sql`null`} as typed,
        ${contact ?? sql`null`} as contact
      from entries k
      left join conversations c on c.id = k.conversation_id
      left join facility_clients client
        on client.facility_id = c.facility_id and client.family_id = c.family_id
      order by ${order ?? sql`k.starts_at, k.id`})
    select
      (select coalesce(json_agg(listed), '[]') from listed) as entries,
      (select coalesce(json_object_agg(u.id, ${personJson('u', reader)}), '{}')
        from ${lookupById('users', 'u', namedPersonIds)}) as people,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id), '[]')
        from ${lookupById('pets', 'p', sql`select unnest(pets) from entries`)}) as pets
      ${extraColumns ? sql`, ${extraColumns}` : sql``}`,
  );
  if (!row) throw new Error('the calendar query returned no row');
  return row;
}

const namedPersonIds = sql`select "creatorId" from listed union select "memberId" from listed
  union select "clientId" from listed`;

/**
 * Returns a function that looks up the client, pets and people of an entry.
 *
 * @param desk facilities where the reader may not read health data
 */
export function createDetailsLookup({ people, pets }: Rows, desk: readonly string[] = []) {
  const named = new Map(pets.map(({ id, name }, place) => [id, { name, place }]));
  const namesOf = (ids: readonly string[]) =>
    [...new Set(ids)]
      .flatMap((id) => named.get(id) ?? [])
      .toSorted((a, b) => a.place - b.place)
      .map(({ name }) => name);
  const clientOf = ({ clientId, typed, contact }: ListedRow): BookedClient | null => {
    const client = clientId === null ? null : withClinicTypedName(people[clientId] ?? null, typed);
    if (!client || !contact) return client;
    const { phone, closing, hasEmail } = contact;
    return { ...client, ...(phone !== null && { phone }), closing, hasEmail };
  };
  return (row: ListedRow) => ({
    client: clientOf(row),
    petNames: namesOf(row.pets),
    ended: row.ended,
    unread: row.unread,
    isHidden: desk.includes(row.facilityId),
    personOf: (id: string) => withClinicTypedName(people[id] ?? null, row.typed),
  });
}
