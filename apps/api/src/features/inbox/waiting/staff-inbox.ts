import type { Viewer } from '@zampa/domain/people/relation';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { sql, type SQL } from 'drizzle-orm';
import { preferredNumberToCall, personForStaffJson } from '../../../shapes/person-for-staff.ts';
import { petJson } from '../../../shapes/pet-json.ts';
import { readsHealthOfPet, visiblePet } from '../../../access/visible-pet.ts';
import { uuids } from '../../../db/arrays.ts';
import {
  hasOpenProposalSql,
  isHealthHiddenSql,
  isRequest,
  isTimeRequestedSql,
  visibleConversation,
} from '../../conversations/public.ts';
import { firstNotNull } from '../../../db/first-not-null.ts';
import { bookingsToMoveSql } from '../../appointments/public.ts';
import { canTakePartSql } from '../../video/public.ts';

/**
 * Returns a query of staff inbox items at the facilities: one index scan of conversations that await staff, with one
 * row per pending action, bookings that overlap an absence, guests in waiting rooms, and requests to join the staff.
 */
export const staffInboxQuery = (
  viewer: Viewer,
  facilityIds: readonly string[],
  now: Date,
): SQL => sql`
  select waiting.kind, c.priority = 'HIGH' and waiting.presses as urgent, waiting.since, c.id as subject_id,
    c.id as conversation_id, c.facility_id, waiting.seq, null::uuid as person_id,
    coalesce(c.assignee_id <> ${viewer.userId}, false) as of_colleague
  from conversations c
  cross join lateral (values
    ('REQUEST', true, c.created_at, c.last_seq, ${isRequest}),
    ('MESSAGE', true, c.unanswered_since, c.last_seq, c.unanswered_seq is not null and c.status <> 'CLOSED' and not ${isRequest}),
    ('TIME_ASKED', true, c.time_asked_since, c.last_seq,
      c.status <> 'CLOSED' and ${isTimeRequestedSql(now)}),
    (c.owner_news, false, c.owner_news_since, c.owner_news_seq, c.owner_news is not null
      and (c.status <> 'CLOSED' or c.owner_news = 'PAYMENT_FAILED'))
  ) as waiting (kind, presses, since, seq, holds)
  where c.facility_id = any(${uuids(facilityIds)}) and c.waits_since is not null
    and ${visibleConversation(viewer)} and waiting.holds
  union all
  select 'TO_BE_MOVED', c.priority = 'HIGH', displaced.since, c.id, c.id, c.facility_id, c.last_seq, null::uuid,
    coalesce(c.assignee_id <> ${viewer.userId}, false)
  from (${bookingsToMoveSql(uuids(facilityIds), now)}) displaced
  join conversations c on c.id = displaced.conversation_id and c.status <> 'CLOSED'
  where ${visibleConversation(viewer)} and not ${hasOpenProposalSql(now)}
  union all
  select 'VIDEO_WAITING', true, min(guest.since), c.id, c.id, c.facility_id, c.last_seq,
    (array_agg(guest.user_id order by guest.since, guest.user_id))[1], coalesce(c.assignee_id <> ${viewer.userId}, false)
  from video_participants guest
  join conversations c on c.id = guest.conversation_id
  where guest.status = 'WAITING' and guest.facility_id = any(${uuids(facilityIds)}) and ${visibleConversation(viewer)}
    and ${canTakePartSql(sql`guest`)}
  group by c.id
  union all
  select 'JOIN', false, applicant.created_at, applicant.user_id, null, applicant.facility_id, 0, applicant.user_id, false
  from facility_members applicant
  where applicant.status = 'PENDING' and applicant.facility_id = any(${uuids(facilitiesAsAdmin(viewer, facilityIds))})`;

/** Facilities at which the viewer is admin and may accept new team members. */
const facilitiesAsAdmin = ({ facilities }: Viewer, facilityIds: readonly string[]) =>
  facilities
    .filter(({ roleId }) => staffRoleOf(roleId) === 'admin')
    .map(({ facilityId }) => facilityId)
    .filter((id) => facilityIds.includes(id));

/** SQL: the columns of an `InboxRow` for each row of `shown`, with their joins. */
export const staffInboxColumns = (viewer: Viewer): SQL => sql`
    null as facility, null as "familyId", null as until, f.timezone as zone, c.category, c.status, coalesce(array_length(c.red_flags, 1), 0) as "redFlags",
    ${petsOfConversation(viewer)} as pets, ${serviceNames} as services,
    iso_instant(coalesce(standing.starts_at,
      (select k.starts_at from calendar_events k where k.conversation_id = c.id
        order by k.updated_at desc limit 1))) as starts,
    case when not ${isHealthHiddenSql(viewer)} then
      case shown.kind when 'REQUEST' then c.note when 'MESSAGE' then coalesce(message.message, c.note) end end as quote,
    shown.kind = 'MESSAGE' and message.file_id is not null as "hasFile",
    ${personForStaffJson(sql.raw('contact'), sql.raw('u'))} as person,
    (select ${preferredNumberToCall(sql`contact`, sql`reached`)} from users reached
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
  left join users u on u.id = ${firstNotNull(
    sql`shown.person_id`,
    sql`message.user_id`,
    sql`case when not c.opened_by_vet then c.creator_id end`,
    sql`contact.user_id`,
  )}`;

/** SQL: the pets of conversation `c`. A clinic without access to a pet sees only its identity. */
export const petsOfConversation = (viewer: Viewer): SQL => sql`(
  select coalesce(json_agg(${petJson('p', sql`seen.known`, readsHealthOfPet(viewer))} order by p.name, p.id), '[]')
  from conversation_pets cp join pets p on p.id = cp.pet_id
  cross join lateral (select ${viewer.isVet ? sql`(${visiblePet(viewer)})` : sql`true`} as known offset 0) seen
  where cp.conversation_id = c.id)`;

/** SQL: the names of the services requested in conversation `c`. */
export const serviceNames: SQL = sql`(
  select coalesce(json_agg(cs.name order by cs.name, cs.service_id), '[]') from conversation_services cs
  where cs.conversation_id = c.id)`;
