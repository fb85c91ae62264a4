import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { personJson } from '../../../shapes/person-json.ts';
import { uuids } from '../../../db/arrays.ts';
import type { InvitingFacility } from '../../clients/public.ts';
import { hasOpenProposalSql, unreadAnswersSince } from '../../conversations/public.ts';
import { isCallingFamilySql } from '../../video/public.ts';
import { petsOfConversation, serviceNames } from './staff-inbox.ts';
import { firstNotNull } from '../../../db/first-not-null.ts';

export type OwnerInboxFilter = {
  /** Limits the inbox to one clinic; null for all. */
  readonly facilityId: string | null;
  /** Clinics that have invited the owner. */
  readonly inviting: readonly InvitingFacility[];
};

/**
 * Returns a query of a pet owner's inbox items: proposed times, unread answers, amounts due, calls, requests to join
 * a family of which they are admin, and invitations from clinics.
 */
export function ownerInboxQuery(
  viewer: Viewer,
  { facilityId, inviting }: OwnerInboxFilter,
  now: Date,
): SQL {
  const families = uuids(viewer.families.map(({ familyId }) => familyId));
  const administered = facilityId
    ? []
    : viewer.families.filter(({ admin }) => admin).map(({ familyId }) => familyId);
  return sql`
    select waiting.kind, c.priority = 'HIGH' and waiting.presses as urgent, waiting.since, c.id as subject_id,
      c.id as conversation_id, c.facility_id, c.last_seq as seq, null::uuid as person_id, false as of_colleague,
      null::uuid as family_id
    from conversations c
    cross join lateral (values
      ('PROPOSAL', true, case when c.status <> 'CLOSED' and ${hasOpenProposalSql(now)} then (
        select e.created_at from events e where e.conversation_id = c.id and e.event_action = 'PROPOSE_TIME'
        order by e.seq desc limit 1) end),
      ('MESSAGE', true, ${unreadAnswersSince(viewer)}),
      ('PAYMENT_DUE', false, case when c.paid_at is null then (select min(ch.asked_at)
        from charges ch where ch.conversation_id = c.id and ch.status in ('TO_BE_PAID', 'PENDING')
          and (ch.expires_at is null or ch.expires_at > ${now})) end)
    ) as waiting (kind, presses, since)
    where c.family_id = any(${families}) and c.type = 'HEALTH' and waiting.since is not null
      and ${facilityId ? sql`c.facility_id = ${facilityId}` : sql`true`}
    union all
    select 'VIDEO_CALL', true, host.since, c.id, c.id, c.facility_id, c.last_seq, host.user_id, false, null
    from video_participants host
    join conversations c on c.id = host.conversation_id
    where host.party = 'facility' and host.status = 'ADMITTED' and host.family_id = any(${families})
      and ${isCallingFamilySql(sql`host.conversation_id`)} and ${facilityId ? sql`c.facility_id = ${facilityId}` : sql`true`}
    union all
    select 'FAMILY_REQUEST', false, applicant.created_at, applicant.user_id, null, null, 0, applicant.user_id, false,
      applicant.family_id
    from family_members applicant
    where applicant.status = 'PENDING' and applicant.family_id = any(${uuids(administered)})
    union all
    select 'INVITATION', false, invited.since, invited.id, null, invited.id, 0, null, false, null
    from json_to_recordset(${JSON.stringify(inviting)}::json) as invited (id uuid, since timestamptz)
    where ${facilityId ? sql`invited.id = ${facilityId}` : sql`true`}`;
}

/** SQL: the columns of an `InboxRow` for each row of `shown`, with their joins. */
export const ownerInboxColumns = (viewer: Viewer, now: Date): SQL => sql`
    f.name as facility, shown.family_id as "familyId",
    iso_instant(case shown.kind
      when 'PROPOSAL' then (select min(pt.expires_at) from proposed_times pt
        where pt.conversation_id = c.id and pt.expires_at > ${now} and pt.starts_at > ${now})
      when 'PAYMENT_DUE' then (select min(ch.expires_at) from charges ch where ch.conversation_id = c.id
        and ch.status in ('TO_BE_PAID', 'PENDING') and ch.asked_at is not null and ch.expires_at > ${now})
      end) as until,
    coalesce(f.timezone, 'UTC') as zone, c.category, c.status, 0 as "redFlags",
    ${petsOfConversation(viewer)} as pets, ${serviceNames} as services,
    iso_instant((select k.starts_at from calendar_events k where k.conversation_id = c.id and k.valid limit 1)) as starts,
    said.message as quote, said.file_id is not null as "hasFile",
    ${personJson('u', 'owner')} as person, f.phone,
    case when shown.kind = 'PAYMENT_DUE' then (select sum(ch.amount)::int from charges ch
      where ch.conversation_id = c.id and ch.status in ('TO_BE_PAID', 'PENDING') and ch.asked_at is not null) end as amount, o.currency,
    case when shown.kind = 'PROPOSAL' then (
      select coalesce(json_agg(json_build_object('start', pt.starts_at, 'end', pt.ends_at, 'resource', pt.member_id)
        order by pt.starts_at), '[]')
      from proposed_times pt
      where pt.conversation_id = c.id and pt.expires_at > ${now} and pt.starts_at > ${now})
      else '[]' end as times, null::json as booking
  from shown
  left join facilities f on f.id = shown.facility_id
  left join organizations o on o.id = f.organization_id
  left join conversations c on c.id = shown.conversation_id
  left join lateral (select e.message, e.file_id, e.user_id from events e
    where e.conversation_id = c.id and e.party = 'facility' and e.withdrawn_at is null
      and case shown.kind when 'MESSAGE' then e.type = 'CHAT' else e.event_action = 'PROPOSE_TIME' end
    order by e.seq desc limit 1) said on shown.kind in ('MESSAGE', 'PROPOSAL')
  left join users u on u.id = ${firstNotNull(sql`shown.person_id`, sql`said.user_id`)}`;
