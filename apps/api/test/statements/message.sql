select c.family_id as "familyId", json_build_array(c.facility_id) as "facilityIds", c.assignee_id as "assigneeId"
    from conversations c
    where c.id = coalesce((select e.conversation_id from events e where e.id = $1), $2)
    union all
    select null, json_build_array(k.facility_id), k.member_id
    from calendar_events k where k.id = $3 and k.conversation_id is null;

begin;

select "conversations"."id", "conversations"."type", "conversations"."facility_id", "conversations"."family_id", "conversations"."category", "conversations"."status", "conversations"."priority", "conversations"."source", "conversations"."note", "conversations"."red_flags", "conversations"."creator_id", "conversations"."opened_by_vet", "conversations"."assignee_id", "conversations"."assigned_at", "conversations"."follow_up_of", "conversations"."price", "conversations"."payment_type", "conversations"."payment_asked_at", "conversations"."paid_at", "conversations"."paid_by", "conversations"."file_id", "conversations"."open_date", "conversations"."close_date", "conversations"."last_seq", "conversations"."unanswered_seq", "conversations"."unanswered_since", "conversations"."time_asked_since", "conversations"."waits_since", "conversations"."client_id", "conversations"."client_hash", "conversations"."created_at", "conversations"."updated_at", "facility_clients"."status" from "conversations" left join "facility_clients" on ("facility_clients"."facility_id" = "conversations"."facility_id" and "facility_clients"."family_id" = "conversations"."family_id") where "conversations"."id" in (
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

insert into "outbox" ("id", "kind", "lane", "payload", "attempts", "due_at", "expires_at", "done_at", "failure", "last_error", "once_key", "created_at") values (default, $1, $2, $3, default, $4, default, default, default, default, default, $5) on conflict do nothing;

commit;

with readers as (
      select user_id, kind from conversation_readers where conversation_id = $1)
    select coalesce(e.seq, c.last_seq) as seq,
      json_build_object(
      'readers', (select coalesce(json_agg(user_id), '[]') from readers where kind = $2),
      'event', case when e.id is null then null else json_build_object(
    'id', e.id, 'parent_id', e.conversation_id, 'seq', e.seq, 'type', e.type,
    'category', e.category, 'clientId', e.client_id,
    'payload', case when e.type = 'CALENDAR' then (
        select json_build_object(
  'event', json_build_object('title', entry_1.title, 'subtitle', entry_1.subtitle,
    'start', iso_instant(entry_1.starts_at), 'end', iso_instant(entry_1.ends_at),
    'allDay', entry_1.all_day, 'resource', entry_1.member_id),
  'status', entry_1.status, 'valid', entry_1.valid, 'services', entry_1.services, 'pets', entry_1.pets,
  'facilityId', entry_1.facility_id, 'userId', case when not (entry_1.category = 'NONE' and entry_1.status = 'RESERVATION') then entry_1.creator_id end,
  'reason', entry_1.reason, 'address', entry_1.address, 'seriesId', entry_1.series_id, 'noShow', entry_1.no_show,
  'attendanceConfirmedAt', iso_instant(entry_1.attendance_confirmed_at),
  'heldUntil', iso_instant(entry_1.held_until), 'updatedByUserId', entry_1.changed_by,
  'movedAt', iso_instant(entry_1.moved_at),
  'invalidatedAt', iso_instant(entry_1.invalidated_at), 'invalidatedBy', entry_1.invalidated_by) from calendar_events entry_1 where entry_1.id = e.id)
      else json_strip_nulls(json_build_object(
      'message', case when e.type = 'CHAT' and e.withdrawn_at is null and not false then e.message end,
      'eventAction', e.event_action,
      'times', e.details->'times', 'expiresAt', e.details->>'expiresAt', 'start', e.details->>'start',
      'appointmentId', e.details->>'appointmentId',
      'withdrawn', case when e.withdrawn_at is not null then true end,
      'hidden', case when e.type = 'CHAT' and e.withdrawn_at is null and false then true end,
      'userId', e.user_id)) end,
    'file', case when false then null else case when ef.id is null then null else json_build_object(
    'id', ef.id, 'url', '/api/files/' || ef.id, 'filetype', ef.content_type, 'name', ef.name,
    'width', ef.width, 'height', ef.height, 'size', ef.size) end end,
    'user', case when eu.id is null then null else json_build_object(
    'id', eu.id,
    'firstName', eu.first_name,
    'lastName', case when eu.is_vet then left(eu.last_name, 1) else eu.last_name end,
    'image', '/api/files/' || eu.image_id,
    'isVet', eu.is_vet) end,
    'dateCreated', iso_instant(e.created_at), 'dateUpdated', iso_instant(e.updated_at)) end) as owner, json_build_object(
      'readers', (select coalesce(json_agg(user_id), '[]') from readers where kind = $3),
      'event', case when e.id is null then null else json_build_object(
    'id', e.id, 'parent_id', e.conversation_id, 'seq', e.seq, 'type', e.type,
    'category', e.category, 'clientId', e.client_id,
    'payload', case when e.type = 'CALENDAR' then (
        select json_build_object(
  'event', json_build_object('title', entry_1.title, 'subtitle', entry_1.subtitle,
    'start', iso_instant(entry_1.starts_at), 'end', iso_instant(entry_1.ends_at),
    'allDay', entry_1.all_day, 'resource', entry_1.member_id),
  'status', entry_1.status, 'valid', entry_1.valid, 'services', entry_1.services, 'pets', entry_1.pets,
  'facilityId', entry_1.facility_id, 'userId', case when not (entry_1.category = 'NONE' and entry_1.status = 'RESERVATION') then entry_1.creator_id end,
  'reason', entry_1.reason, 'address', entry_1.address, 'seriesId', entry_1.series_id, 'noShow', entry_1.no_show,
  'attendanceConfirmedAt', iso_instant(entry_1.attendance_confirmed_at),
  'heldUntil', iso_instant(entry_1.held_until), 'updatedByUserId', entry_1.changed_by,
  'movedAt', iso_instant(entry_1.moved_at),
  'invalidatedAt', iso_instant(entry_1.invalidated_at), 'invalidatedBy', entry_1.invalidated_by) from calendar_events entry_1 where entry_1.id = e.id)
      else json_strip_nulls(json_build_object(
      'message', case when e.type = 'CHAT' and e.withdrawn_at is null and not false then e.message end,
      'eventAction', e.event_action,
      'times', e.details->'times', 'expiresAt', e.details->>'expiresAt', 'start', e.details->>'start',
      'appointmentId', e.details->>'appointmentId',
      'withdrawn', case when e.withdrawn_at is not null then true end,
      'hidden', case when e.type = 'CHAT' and e.withdrawn_at is null and false then true end,
      'userId', e.user_id)) end,
    'file', case when false then null else case when ef.id is null then null else json_build_object(
    'id', ef.id, 'url', '/api/files/' || ef.id, 'filetype', ef.content_type, 'name', ef.name,
    'width', ef.width, 'height', ef.height, 'size', ef.size) end end,
    'user', case when eu.id is null then null else json_build_object(
    'id', eu.id,
    'firstName', eu.first_name,
    'lastName', eu.last_name,
    'image', '/api/files/' || eu.image_id,
    'isVet', eu.is_vet) end,
    'dateCreated', iso_instant(e.created_at), 'dateUpdated', iso_instant(e.updated_at)) end) as staff, json_build_object(
      'readers', (select coalesce(json_agg(user_id), '[]') from readers where kind = $4),
      'event', case when e.id is null then null else json_build_object(
    'id', e.id, 'parent_id', e.conversation_id, 'seq', e.seq, 'type', e.type,
    'category', e.category, 'clientId', e.client_id,
    'payload', case when e.type = 'CALENDAR' then (
        select json_build_object(
  'event', json_build_object('title', entry_1.title, 'subtitle', entry_1.subtitle,
    'start', iso_instant(entry_1.starts_at), 'end', iso_instant(entry_1.ends_at),
    'allDay', entry_1.all_day, 'resource', entry_1.member_id),
  'status', entry_1.status, 'valid', entry_1.valid, 'services', entry_1.services, 'pets', entry_1.pets,
  'facilityId', entry_1.facility_id, 'userId', case when not (entry_1.category = 'NONE' and entry_1.status = 'RESERVATION') then entry_1.creator_id end,
  'reason', entry_1.reason, 'address', entry_1.address, 'seriesId', entry_1.series_id, 'noShow', entry_1.no_show,
  'attendanceConfirmedAt', iso_instant(entry_1.attendance_confirmed_at),
  'heldUntil', iso_instant(entry_1.held_until), 'updatedByUserId', entry_1.changed_by,
  'movedAt', iso_instant(entry_1.moved_at),
  'invalidatedAt', iso_instant(entry_1.invalidated_at), 'invalidatedBy', entry_1.invalidated_by) from calendar_events entry_1 where entry_1.id = e.id)
      else json_strip_nulls(json_build_object(
      'message', case when e.type = 'CHAT' and e.withdrawn_at is null and not true then e.message end,
      'eventAction', e.event_action,
      'times', e.details->'times', 'expiresAt', e.details->>'expiresAt', 'start', e.details->>'start',
      'appointmentId', e.details->>'appointmentId',
      'withdrawn', case when e.withdrawn_at is not null then true end,
      'hidden', case when e.type = 'CHAT' and e.withdrawn_at is null and true then true end,
      'userId', e.user_id)) end,
    'file', case when true then null else case when ef.id is null then null else json_build_object(
    'id', ef.id, 'url', '/api/files/' || ef.id, 'filetype', ef.content_type, 'name', ef.name,
    'width', ef.width, 'height', ef.height, 'size', ef.size) end end,
    'user', case when eu.id is null then null else json_build_object(
    'id', eu.id,
    'firstName', eu.first_name,
    'lastName', eu.last_name,
    'image', '/api/files/' || eu.image_id,
    'isVet', eu.is_vet) end,
    'dateCreated', iso_instant(e.created_at), 'dateUpdated', iso_instant(e.updated_at)) end) as desk
    from conversations c
    left join events e on e.id = $5::uuid and e.conversation_id = c.id
    left join users eu on eu.id = e.user_id
    left join files ef on ef.id = e.file_id
    where c.id = $6;
