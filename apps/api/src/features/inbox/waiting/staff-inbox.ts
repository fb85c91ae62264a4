import type { Viewer } from '@zampa/domain/people/relation';
import { staffStanding } from '@zampa/domain/people/roles';
import { sql, type SQL } from 'drizzle-orm';
import { firstNumberToCall, knownPersonJson } from '../../../access/known-person.ts';
import { petJson } from '../../../access/pet-json.ts';
import { readsHealthOfPet, visiblePet } from '../../../access/visible-pet.ts';
import { uuids } from '../../../db/arrays.ts';
import {
  hiddenFrom,
  isRequest,
  timeIsRequested,
  visibleConversation,
} from '../../conversations/public.ts';
import { firstKnown } from '../../../db/first-known.ts';
import { mayBeThere } from '../../video/public.ts';

/**
 * Returns a query of what waits for staff at these facilities: one walk of the index of what waits, in which a
 * conversation stands once for each thing that is to be done in it, and who asks to join the staff.
 */
export const staffItems = (viewer: Viewer, facilityIds: readonly string[], now: Date): SQL => sql`
  select waiting.kind, c.priority = 'HIGH' and waiting.presses as urgent, waiting.since, c.id as subject_id,
    c.id as conversation_id, c.facility_id, waiting.seq, null::uuid as person_id,
    coalesce(c.assignee_id <> ${viewer.userId}, false) as of_colleague
  from conversations c
  cross join lateral (values
    ('REQUEST', true, c.created_at, c.last_seq, ${isRequest}),
    ('MESSAGE', true, c.unanswered_since, c.last_seq, c.unanswered_seq is not null and c.status <> 'CLOSED' and not ${isRequest}),
    ('TIME_ASKED', true, c.time_asked_since, c.last_seq,
      c.status <> 'CLOSED' and ${timeIsRequested(now)}),
    (c.owner_news, false, c.owner_news_since, c.owner_news_seq, c.owner_news is not null
      and (c.status <> 'CLOSED' or c.owner_news = 'PAYMENT_FAILED'))
  ) as waiting (kind, presses, since, seq, holds)
  where c.facility_id = any(${uuids(facilityIds)}) and c.waits_since is not null
    and ${visibleConversation(viewer)} and waiting.holds
  union all
  select 'VIDEO_WAITING', true, min(guest.since), c.id, c.id, c.facility_id, c.last_seq,
    (array_agg(guest.user_id order by guest.since, guest.user_id))[1], coalesce(c.assignee_id <> ${viewer.userId}, false)
  from video_participants guest
  join conversations c on c.id = guest.conversation_id
  where guest.status = 'WAITING' and guest.facility_id = any(${uuids(facilityIds)}) and ${visibleConversation(viewer)}
    and ${mayBeThere(sql`guest`)}
  group by c.id
  union all
  select 'JOIN', false, applicant.created_at, applicant.user_id, null, applicant.facility_id, 0, applicant.user_id, false
  from facility_members applicant
  where applicant.status = 'PENDING' and applicant.facility_id = any(${uuids(administered(viewer, facilityIds))})`;

/** Who lets people in. */
const administered = ({ facilities }: Viewer, facilityIds: readonly string[]) =>
  facilities
    .filter(({ roleId }) => staffStanding(roleId) === 'admin')
    .map(({ facilityId }) => facilityId)
    .filter((id) => facilityIds.includes(id));

/** Returns the columns of an `InboxRow` for each of `shown`, and where they come from. */
export const staffDetails = (viewer: Viewer): SQL => sql`
    null as facility, null as "familyId", null as until, f.timezone as zone, c.category, c.status, coalesce(array_length(c.red_flags, 1), 0) as "redFlags",
    ${petsOf(viewer)} as pets, ${serviceNames} as services,
    iso_instant(coalesce(standing.starts_at,
      (select k.starts_at from calendar_events k where k.conversation_id = c.id
        order by k.updated_at desc limit 1))) as starts,
    case when not ${hiddenFrom(viewer)} then
      case shown.kind when 'REQUEST' then c.note when 'MESSAGE' then coalesce(message.message, c.note) end end as quote,
    shown.kind = 'MESSAGE' and message.file_id is not null as "hasFile",
    ${knownPersonJson(sql.raw('contact'), sql.raw('u'))} as person,
    (select ${firstNumberToCall(sql`contact`, sql`reached`)} from users reached
      where reached.id = contact.user_id) as phone,
    case when shown.kind = 'PAYMENT_FAILED' then (select sum(ch.amount)::int from charges ch
      where ch.conversation_id = c.id and ch.status in ('TO_BE_PAID', 'PENDING')) end as amount,
    o.currency, '[]'::json as times,
    case when shown.kind = 'TIME_ASKED' and standing.id is not null then json_build_object('id', standing.id,
      'status', standing.status, 'relationship', contact.status, 'updatedAt', standing.updated_at) end as booking
  from shown
  join facilities f on f.id = shown.facility_id
  join organizations o on o.id = f.organization_id
  left join conversations c on c.id = shown.conversation_id
  left join lateral (select e.message, e.file_id, e.user_id from events e
    where e.conversation_id = c.id and e.type = 'CHAT' and e.party = 'owner' and e.withdrawn_at is null
    order by e.seq desc limit 1) message on shown.kind = 'MESSAGE'
  left join calendar_events standing on standing.conversation_id = c.id and standing.valid
  left join facility_clients contact on contact.facility_id = c.facility_id and contact.family_id = c.family_id
  left join users u on u.id = ${firstKnown(
    sql`shown.person_id`,
    sql`message.user_id`,
    sql`case when not c.opened_by_vet then c.creator_id end`,
    sql`contact.user_id`,
  )}`;

/** Returns the pets of conversation `c`; of those that are not known now only who they were. */
export const petsOf = (viewer: Viewer): SQL => sql`(
  select coalesce(json_agg(${petJson('p', sql`seen.known`, readsHealthOfPet(viewer))} order by p.name, p.id), '[]')
  from conversation_pets cp join pets p on p.id = cp.pet_id
  cross join lateral (select ${viewer.isVet ? sql`(${visiblePet(viewer)})` : sql`true`} as known offset 0) seen
  where cp.conversation_id = c.id)`;

/** The names of what was asked for in conversation `c`. */
export const serviceNames: SQL = sql`(
  select coalesce(json_agg(cs.name order by cs.name, cs.service_id), '[]') from conversation_services cs
  where cs.conversation_id = c.id)`;
