import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { clinicTypedNameJson } from '../../../shapes/person-for-staff.ts';
import { personJson } from '../../../shapes/person-json.ts';
import { petJson } from '../../../shapes/pet-json.ts';
import { readsHealthOfPet, visiblePet } from '../../../access/visible-pet.ts';
import { rowsOf, type Queryable, withGenericPlan } from '../../../db/database.ts';
import { lookupById } from '../../../db/lookup-by-id.ts';
import { fixedSql } from '../../../db/fixed-sql.ts';
import { selectList } from '../../../db/select-list.ts';
import { entryFields } from '../../appointments/public.ts';
import { eventFields, isMessageOfOthers } from '../../conversations/public.ts';
import { fileJson } from '../../files/public.ts';
import { meetingsJson } from '../../video/public.ts';
import { conversationFields, type ConversationRows } from './conversation-row.ts';

export type ConversationSelection = {
  /** Common table expressions. One must be `shown`: the conversations to read, with their position `place`. */
  readonly parts: SQL;
  /** Further events to return: a query of `events e`, starting after `from`. */
  readonly events?: SQL;
  /** Condition on the calendar entries `k` without a conversation to return. */
  readonly entries?: SQL;
  /** SQL: where the search words occur in conversation `c`. */
  readonly match?: SQL | undefined;
  /** Additional columns to select. */
  readonly extraColumns?: SQL;
};

/**
 * Reads conversations with all related rows in one statement. Rows are flat, and each person, pet and file is
 * returned once: building nested JSON in the database took five times as long.
 */
export async function readConversationRows<Extra extends object = object>(
  db: Queryable,
  viewer: Viewer,
  shown: ConversationSelection,
): Promise<ConversationRows & Extra> {
  const [row] = await rowsOf<ConversationRows & Extra>(
    withGenericPlan(db),
    sql`with ${shown.parts}, ${latestEventsCte}, ${contacts}, ${patients}, ${bookingsCte(shown)}, ${eventsCte(shown)}
    select
      (select coalesce(json_agg(found order by found.place), '[]') from (${conversationsQuery(shown)}) found) as conversations,
      (select coalesce(json_agg(heads), '[]') from heads) as latest, ${unreadCounts(viewer)} as unread,
      (select coalesce(json_object_agg(id, json_build_object('userId', user_id, 'status', status, 'typed', typed)), '{}')
        from contacts) as contacts,
      ${facilities} as facilities,
      (select coalesce(json_agg(patients), '[]') from patients) as patients, ${continuations} as continuations,
      (select coalesce(json_agg(said), '[]') from said) as events,
      (select coalesce(json_agg(found), '[]') from (select ${entryRow} from bookings k) found) as bookings,
      ${services} as services, ${readPositions(viewer)} as reads, ${peopleJson(viewer)} as people, ${petsJson(viewer)} as pets,
      ${files} as files, ${meetings} as meetings${shown.extraColumns ? sql`, ${shown.extraColumns}` : sql``}`,
  );
  if (!row) throw new Error('the conversation query returned no row');
  return row;
}

/** SQL: the `seq` of the latest event of conversation `c`. A booking counts as new whenever it changes. */
const latestEventSeq = sql`case when exists (select from calendar_events k where k.conversation_id = c.id) then (
    select happened.seq from (
      select last.updated_at, last.seq from events last
      where last.conversation_id = c.id and last.seq = c.last_seq
      union all
      select booked.updated_at, booked.seq from calendar_events k
      join events booked on booked.id = k.id where k.conversation_id = c.id
    ) happened order by happened.updated_at desc, happened.seq desc limit 1)
  else c.last_seq end`;

const kinds = {
  message: sql`e.type = 'CHAT'`,
  ownerMessage: sql`e.type = 'CHAT' and e.party = 'owner'`,
  proposal: sql`e.event_action = 'PROPOSE_TIME'`,
};

/** SQL: the `seq` of the latest event of a kind in conversation `c`. */
const latestSeqOf = (kind: keyof typeof kinds) => sql`(select e.seq from events e
  where e.conversation_id = c.id and ${kinds[kind]} order by e.seq desc limit 1)`;

/** SQL: the `seq` of the latest booking of conversation `c`; null while a booking is valid. */
const lastBooking = sql`(select case when not bool_or(k.valid) then max(booked.seq) end
  from calendar_events k join events booked on booked.id = k.id where k.conversation_id = c.id)`;

const latestEventsCte = fixedSql(sql`heads as (
  select c.id, ${latestEventSeq} as latest, ${latestSeqOf('message')} as message,
    ${latestSeqOf('ownerMessage')} as "ownerMessage",
    case when exists (select from proposed_times pt where pt.conversation_id = c.id)
      then ${latestSeqOf('proposal')} end as proposal, ${lastBooking} as booking
  from shown c where c.type = 'HEALTH' and c.last_seq > 0)`);

/**
 * SQL: unread messages by conversation. Each count is a lateral range scan between two precomputed numbers; the
 * planner would misestimate a join, and would evaluate a sum per row, after the row-level security policies.
 */
const unreadCounts = (viewer: Viewer) => sql`(
  select coalesce(json_object_agg(mark.id, counted.messages), '{}') from (
    select c.id, c.last_seq, coalesce(r.seq, 0) as seq from shown c
    left join reads r on r.conversation_id = c.id and r.user_id = ${viewer.userId} offset 0) mark
  cross join lateral (select count(*)::int as messages from events e
    where e.conversation_id = mark.id and ${isMessageOfOthers(viewer)}
      and e.seq > mark.seq and e.seq <= mark.last_seq) counted
  where mark.last_seq > mark.seq)`;

/** The relation between each conversation's family and facility. */
const contacts = fixedSql(sql`contacts as (
  select c.id, fc.user_id, fc.status, ${clinicTypedNameJson(sql.raw('fc'))} as typed from shown c
  join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id)`);

const patients = fixedSql(sql`patients as (
  select cp.conversation_id as "conversationId", cp.pet_id as "petId" from shown c
  join conversation_pets cp on cp.conversation_id = c.id order by cp.pet_id)`);

const entryRow = fixedSql(selectList(entryFields));

/** The valid booking of each conversation. */
const bookingsCte = ({ entries }: ConversationSelection) => sql`bookings as (
  select k.* from calendar_events k where k.valid and k.conversation_id in (select id from shown)
  ${entries ? sql`union all select k.* from calendar_events k where k.conversation_id is null and ${entries}` : sql``})`;

const eventRow = fixedSql(selectList(eventFields));

const latestEventRows = fixedSql(sql`
  select ${eventRow}, false as "isAsked" from heads h
  join events e on e.conversation_id = h.id
    and e.seq = any (array[h.latest, h.message, h."ownerMessage", h.proposal, h.booking])`);

const eventsCte = ({ events }: ConversationSelection) => sql`said as (${latestEventRows}
  ${events ? sql`union all (select ${eventRow}, true as "isAsked" from ${events})` : sql``})`;

const storedColumns = fixedSql(selectList(conversationFields));

const conversationsQuery = ({ match }: ConversationSelection) => sql`
  select c.place, ${storedColumns}, ${match ?? sql`null::json`} as match from shown c`;

const facilities = fixedSql(sql`(
  select coalesce(json_object_agg(f.id, json_build_object(
    'name', f.name, 'timezone', f.timezone, 'phone', f.phone, 'currency', o.currency)), '{}')
  from ${lookupById('facilities', 'f', sql`select facility_id from shown`)}
  left join organizations o on o.id = f.organization_id)`);

const continuations = fixedSql(sql`(
  select coalesce(json_agg(found), '[]') from (
    select next.follow_up_of as "conversationId", next.id from conversations next
    where next.follow_up_of in (select id from shown) order by next.created_at, next.id) found)`);

const services = fixedSql(sql`(
  select coalesce(json_agg(found), '[]') from (
    select cs.conversation_id as "conversationId", cs.service_id as id, cs.name from conversation_services cs
    where cs.conversation_id in (select id from shown) order by cs.name, cs.service_id) found)`);

const meetings = fixedSql(meetingsJson(sql`select id from shown`));

/** How far the other side has read. */
const readPositions = ({ isVet }: Viewer) => sql`(
  select coalesce(json_object_agg(found.id, found.seq), '{}') from (
    select r.conversation_id as id, max(r.seq) as seq from reads r
    where r.conversation_id in (select id from shown) and r.party = ${isVet ? 'owner' : 'facility'}
    group by r.conversation_id) found)`;

const toStaff = fixedSql(personJson('u', 'staff'));
const toOwners = fixedSql(personJson('u', 'owner'));

const namedPeople = fixedSql(
  lookupById(
    'users',
    'u',
    sql`select creator_id from shown union select assignee_id from shown
      union select user_id from contacts union select "userId" from said union select creator_id from bookings`,
  ),
);

const peopleJson = ({ isVet }: Viewer) => sql`(
  select coalesce(json_object_agg(u.id, ${isVet ? toStaff : toOwners}), '{}') from ${namedPeople})`;

const petFields = fixedSql(petJson('p', sql`seen.known`));
/** For viewers who may not read health data everywhere. */
const petFieldsWithHealth = fixedSql(petJson('p', sql`seen.known`, sql`seen.told`));

const namedPets = fixedSql(
  lookupById(
    'pets',
    'p',
    sql`select "petId" from patients union select unnest(pets) from bookings`,
  ),
);

/**
 * SQL: the pets of the conversations. The family sees all fields; a clinic without access to a pet sees only its
 * identity.
 */
function petsJson(viewer: Viewer): SQL {
  const health = readsHealthOfPet(viewer);
  const healthColumn = health ? sql`, ${health} as told` : sql``;
  return sql`(
  select coalesce(json_agg(${health ? petFieldsWithHealth : petFields} order by p.name, p.id), '[]') from ${namedPets}
  cross join lateral (select ${viewer.isVet ? sql`(${visiblePet(viewer)})` : sql`true`} as known${healthColumn} offset 0) seen)`;
}

const files = fixedSql(sql`(
  select coalesce(json_object_agg(cf.id, ${fileJson('cf')}), '{}')
  from ${lookupById('files', 'cf', sql`select file_id from shown union select "fileId" from said`)})`);
