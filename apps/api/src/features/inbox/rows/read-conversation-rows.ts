import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { typedName } from '../../../access/known-person.ts';
import { personJson } from '../../../access/person-json.ts';
import { petJson } from '../../../access/pet-json.ts';
import { readsHealthOfPet, visiblePet } from '../../../access/visible-pet.ts';
import { PLANNED_ONCE } from '../../../db/accompanied-query.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { eachById } from '../../../db/each-by-id.ts';
import { fixedSql } from '../../../db/fixed-sql.ts';
import { entryColumns } from '../../appointments/public.ts';
import { eventColumns, isMessageOfOthers } from '../../conversations/public.ts';
import { fileJson } from '../../files/public.ts';
import { isCalledOff } from '../../payments/public.ts';
import { meetingsJson } from '../../video/public.ts';
import type { ConversationRows } from './conversation-row.ts';

export type Shown = {
  /** Parts of a `with`, one of which is `shown`: rows of conversations with their `place`. */
  readonly parts: SQL;
  /** The events that are asked for, and not only the latest of each kind: a query of `events e` after its `from`. */
  readonly events?: SQL;
  /** Which entries `k` of calendars are asked for, of those without a conversation. */
  readonly entries?: SQL;
  /** Where a search found its words, of conversation `c`. */
  readonly match?: SQL | undefined;
  /** Columns that are told beside. */
  readonly beside?: SQL;
};

/**
 * Reads conversations with all that belongs to them, in one statement. Rows are flat, and people, pets and files come
 * once however many conversations name them: building each conversation whole in the database took five times as long.
 */
export async function readConversationRows<Beside extends object = object>(
  db: Queryable,
  viewer: Viewer,
  shown: Shown,
): Promise<ConversationRows & Beside> {
  const [row] = await rowsOf<ConversationRows & Beside>(
    db,
    sql`${sql.raw(PLANNED_ONCE)} with ${shown.parts}, ${latestEvents}, ${contacts}, ${patients}, ${bookings(shown)}, ${said(shown)}
    select
      (select coalesce(json_agg(found order by found.place), '[]') from (${rows(shown)}) found) as conversations,
      (select coalesce(json_agg(heads), '[]') from heads) as latest, ${unread(viewer)} as unread,
      (select coalesce(json_object_agg(id, json_build_object('userId', user_id, 'status', status, 'typed', typed)), '{}')
        from contacts) as contacts,
      ${facilities} as facilities,
      (select coalesce(json_agg(patients), '[]') from patients) as patients, ${continuations} as continuations,
      (select coalesce(json_agg(said), '[]') from said) as events,
      (select coalesce(json_agg(found), '[]') from (select ${entryRow} from bookings k) found) as bookings,
      ${services} as services, ${reads(viewer)} as reads, ${people(viewer)} as people, ${pets(viewer)} as pets,
      ${files} as files, ${meetings} as meetings${shown.beside ? sql`, ${shown.beside}` : sql``}`,
  );
  if (!row) throw new Error('a statement of columns returned no row');
  return row;
}

/** What happened last in conversation `c`: a booking happens again whenever it changes. */
const happenedLast = sql`case when exists (select from calendar_events k where k.conversation_id = c.id) then (
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

/** The number of the latest event of conversation `c` of a kind. */
const latestOf = (kind: keyof typeof kinds) => sql`(select e.seq from events e
  where e.conversation_id = c.id and ${kinds[kind]} order by e.seq desc limit 1)`;

/** The number of the latest booking of conversation `c`, where none of them is valid. */
const lastBooking = sql`(select case when not bool_or(k.valid) then max(booked.seq) end
  from calendar_events k join events booked on booked.id = k.id where k.conversation_id = c.id)`;

const latestEvents = fixedSql(sql`heads as (
  select c.id, ${happenedLast} as latest, ${latestOf('message')} as message,
    ${latestOf('ownerMessage')} as "ownerMessage",
    case when exists (select from proposed_times pt where pt.conversation_id = c.id)
      then ${latestOf('proposal')} end as proposal, ${lastBooking} as booking
  from shown c where c.type = 'HEALTH' and c.last_seq > 0)`);

/**
 * Counted once, conversation by conversation, between two numbers that were worked out before: a span is a small part of a
 * table to the database, and a sum would be asked for each row, after the policies of the table.
 */
const unread = (viewer: Viewer) => sql`(
  select coalesce(json_object_agg(mark.id, counted.messages), '{}') from (
    select c.id, c.last_seq, coalesce(r.seq, 0) as seq from shown c
    left join reads r on r.conversation_id = c.id and r.user_id = ${viewer.userId} offset 0) mark
  cross join lateral (select count(*)::int as messages from events e
    where e.conversation_id = mark.id and ${isMessageOfOthers(viewer)}
      and e.seq > mark.seq and e.seq <= mark.last_seq) counted
  where mark.last_seq > mark.seq)`;

/** How the family of each conversation and its facility stand to each other. */
const contacts = fixedSql(sql`contacts as (
  select c.id, fc.user_id, fc.status, ${typedName(sql.raw('fc'))} as typed from shown c
  join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id)`);

const patients = fixedSql(sql`patients as (
  select cp.conversation_id as "conversationId", cp.pet_id as "petId" from shown c
  join conversation_pets cp on cp.conversation_id = c.id order by cp.pet_id)`);

const entryRow = fixedSql(entryColumns);

/** The valid booking of each. */
const bookings = ({ entries }: Shown) => sql`bookings as (
  select k.* from calendar_events k where k.valid and k.conversation_id in (select id from shown)
  ${entries ? sql`union all select k.* from calendar_events k where k.conversation_id is null and ${entries}` : sql``})`;

const eventRow = fixedSql(eventColumns('e'));

const saidLast = fixedSql(sql`
  select ${eventRow}, false as "isAsked" from heads h
  join events e on e.conversation_id = h.id
    and e.seq = any (array[h.latest, h.message, h."ownerMessage", h.proposal, h.booking])`);

const said = ({ events }: Shown) => sql`said as (${saidLast}
  ${events ? sql`union all (select ${eventRow}, true as "isAsked" from ${events})` : sql``})`;

const calledOff = fixedSql(isCalledOff(sql`c`));

const rows = ({ match }: Shown) => sql`
  select c.place, c.id, c.type, c.category, c.last_seq as "lastSeq", c.facility_id as "facilityId",
      c.family_id as "familyId", c.status, c.priority, c.source, c.note, c.red_flags as "redFlags",
      c.creator_id as "creatorId", c.assignee_id as "assigneeId", c.follow_up_of as "followUpOf", c.price,
      c.payment_type as "paymentType", c.file_id as "fileId", c.created_at as "createdAt",
      c.updated_at as "updatedAt", c.assigned_at as "assignedAt", c.open_date as "openDate",
      c.close_date as "closeDate", c.payment_asked_at as "paymentAskedAt", c.paid_at as "paidAt",
      ${calledOff} as "isCalledOff",
      floor(extract(epoch from c.close_date - c.open_date) / 60)::int as minutes,
      ${match ?? sql`null::json`} as match
    from shown c`;

const facilities = fixedSql(sql`(
  select coalesce(json_object_agg(f.id, json_build_object(
    'name', f.name, 'timezone', f.timezone, 'phone', f.phone, 'currency', o.currency)), '{}')
  from ${eachById('facilities', 'f', sql`select facility_id from shown`)}
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
const reads = ({ isVet }: Viewer) => sql`(
  select coalesce(json_object_agg(found.id, found.seq), '{}') from (
    select r.conversation_id as id, max(r.seq) as seq from reads r
    where r.conversation_id in (select id from shown) and r.party = ${isVet ? 'owner' : 'facility'}
    group by r.conversation_id) found)`;

const toStaff = fixedSql(personJson('u', 'staff'));
const toOwners = fixedSql(personJson('u', 'owner'));

const namedPeople = fixedSql(
  eachById(
    'users',
    'u',
    sql`select creator_id from shown union select assignee_id from shown
      union select user_id from contacts union select "userId" from said union select creator_id from bookings`,
  ),
);

const people = ({ isVet }: Viewer) => sql`(
  select coalesce(json_object_agg(u.id, ${isVet ? toStaff : toOwners}), '{}') from ${namedPeople})`;

const petFields = fixedSql(petJson('p', sql`seen.known`));
/** For who may not read about health everywhere. */
const fieldsAsTold = fixedSql(petJson('p', sql`seen.known`, sql`seen.told`));

const namedPets = fixedSql(
  eachById('pets', 'p', sql`select "petId" from patients union select unnest(pets) from bookings`),
);

/** The family keeps what it said of a pet; a clinic that no longer sees it keeps the record of who it was. */
function pets(viewer: Viewer): SQL {
  const health = readsHealthOfPet(viewer);
  const told = health ? sql`, ${health} as told` : sql``;
  return sql`(
  select coalesce(json_agg(${health ? fieldsAsTold : petFields} order by p.name, p.id), '[]') from ${namedPets}
  cross join lateral (select ${viewer.isVet ? sql`(${visiblePet(viewer)})` : sql`true`} as known${told} offset 0) seen)`;
}

const files = fixedSql(sql`(
  select coalesce(json_object_agg(cf.id, ${fileJson('cf')}), '{}')
  from ${eachById('files', 'cf', sql`select file_id from shown union select "fileId" from said`)})`);
