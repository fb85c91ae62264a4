select c.family_id as "familyId", json_build_array(c.facility_id) as "facilityIds", c.assignee_id as "assigneeId"
    from conversations c
    where c.id = coalesce((select e.conversation_id from events e where e.id = $1), $2)
    union all
    select null, json_build_array(k.facility_id), k.member_id
    from calendar_events k where k.id = $3 and k.conversation_id is null;

begin;

select "conversations"."id", "conversations"."type", "conversations"."facility_id", "conversations"."family_id", "conversations"."category", "conversations"."status", "conversations"."priority", "conversations"."source", "conversations"."note", "conversations"."red_flags", "conversations"."creator_id", "conversations"."opened_by_vet", "conversations"."assignee_id", "conversations"."assigned_at", "conversations"."follow_up_of", "conversations"."price", "conversations"."payment_type", "conversations"."payment_asked_at", "conversations"."paid_at", "conversations"."paid_by", "conversations"."file_id", "conversations"."open_date", "conversations"."close_date", "conversations"."last_seq", "conversations"."unanswered_seq", "conversations"."unanswered_since", "conversations"."time_asked_since", "conversations"."owner_news", "conversations"."owner_news_seq", "conversations"."owner_news_since", "conversations"."done_seq", "conversations"."waits_since", "conversations"."client_id", "conversations"."client_hash", "conversations"."created_at", "conversations"."updated_at", "facility_clients"."status" from "conversations" left join "facility_clients" on ("facility_clients"."facility_id" = "conversations"."facility_id" and "facility_clients"."family_id" = "conversations"."family_id") where "conversations"."id" in (
        select c.id from conversations c
        where c.id = coalesce((select e.conversation_id from events e where e.id = $1), $2)
          and (c.family_id = any($3::uuid[])
    or c.facility_id = any($4::uuid[])
    or (c.facility_id = any($5::uuid[]) and c.type = 'HEALTH')
    or (c.facility_id = any($6::uuid[]) and c.assignee_id = $7))) for update of "conversations";

select e.id, e.seq, e.client_hash as hash from events e
        where e.user_id = $1 and e.client_id = $2
      union all
      select c.id, 0, c.client_hash from conversations c
        where c.creator_id = $3 and c.client_id = $4
      union all
      select k.id, 0, k.client_hash from calendar_events k
        where k.creator_id = $5 and k.client_id = $6
      limit 1;

with head as (
        update conversations set last_seq = last_seq + 1, updated_at = $1
        where id = $2 returning last_seq)
      insert into events (id, conversation_id, seq, type, category, party, user_id, message, event_action,
        details, file_id, client_id, client_hash, created_at, updated_at)
      select $3::uuid, $4::uuid, head.last_seq, $5, $6, $7,
        $8::uuid, $9, $10, $11::jsonb,
        $12::uuid, $13, $14, $15, $16
      from head returning id, seq;

insert into "outbox" ("id", "kind", "lane", "payload", "attempts", "due_at", "expires_at", "done_at", "failure", "last_error", "once_key", "created_at") values (default, $1, $2, $3, default, $4, default, default, default, default, default, $5), (default, $6, $7, $8, default, $9, default, default, default, default, default, $10) on conflict do nothing;

commit;

select coalesce(e.seq, c.last_seq) as seq,
    (select coalesce(json_agg(json_build_object('userId', user_id, 'kind', kind)), '[]')
      from conversation_readers where conversation_id = $1) as readers,
    (select row_to_json(told) from (select e.id, e.conversation_id as "conversationId", e.facility_id as "facilityId", e.seq, e.type,
    e.category, e.client_id as "clientId", e.message, e.event_action as "eventAction", e.details,
    e.withdrawn_at is not null as "isWithdrawn", e.file_id as "fileId", e.user_id as "userId",
    case when e.type = 'CALENDAR' then (
      select row_to_json(entry) from (select k.category, k.status, k.valid, k.facility_id as "facilityId",
  k.member_id as "memberId", k.title, k.subtitle, k.reason, k.address, k.all_day as "allDay", k.no_show as "noShow",
  k.series_id as "seriesId", k.services, k.pets, k.creator_id as "creatorId", k.changed_by as "changedBy",
  k.invalidated_by as "invalidatedBy", k.starts_at as "startsAt", k.ends_at as "endsAt",
  k.held_until as "heldUntil", k.attendance_confirmed_at as "attendanceConfirmedAt", k.moved_at as "movedAt",
  k.invalidated_at as "invalidatedAt" from calendar_events k where k.id = e.id) entry) end as entry,
    e.created_at as "createdAt", e.updated_at as "updatedAt") told where e.id is not null) as event,
    case when eu.id is not null then json_build_object(
      'staff', case when eu.id is null then null else json_build_object(
    'id', eu.id,
    'firstName', eu.first_name,
    'lastName', eu.last_name,
    'image', '/api/files/' || eu.image_id,
    'isVet', eu.is_vet) end, 'owner', case when eu.id is null then null else json_build_object(
    'id', eu.id,
    'firstName', eu.first_name,
    'lastName', case when eu.is_vet then left(eu.last_name, 1) else eu.last_name end,
    'image', '/api/files/' || eu.image_id,
    'isVet', eu.is_vet) end) end as author,
    case when ef.id is null then null else json_build_object(
    'id', ef.id, 'url', '/api/files/' || ef.id, 'filetype', ef.content_type, 'name', ef.name,
    'width', ef.width, 'height', ef.height, 'size', ef.size) end as file
  from conversations c
  left join events e on e.id = $2::uuid and e.conversation_id = c.id
  left join users eu on eu.id = e.user_id
  left join files ef on ef.id = e.file_id
  where c.id = $3;
