with shown as (select c.*, 1 as place, c.last_seq - $1::int as page_start from conversations c
      where c.id = $2 and (c.family_id = any($3::uuid[])
    or c.facility_id = any($4::uuid[])
    or (c.facility_id = any($5::uuid[]) and c.type = 'HEALTH')
    or (c.facility_id = any($6::uuid[]) and c.assignee_id = $7)) and (c.type = 'HEALTH' or $8)), heads as (
  select c.id, case when exists (select from calendar_events k where k.conversation_id = c.id) then (
    select happened.seq from (
      select last.updated_at, last.seq from events last
      where last.conversation_id = c.id and last.seq = c.last_seq
      union all
      select booked.updated_at, booked.seq from calendar_events k
      join events booked on booked.id = k.id where k.conversation_id = c.id
    ) happened order by happened.updated_at desc, happened.seq desc limit 1)
  else c.last_seq end as latest, (select e.seq from events e
  where e.conversation_id = c.id and e.type = 'CHAT' order by e.seq desc limit 1) as message,
    (select e.seq from events e
  where e.conversation_id = c.id and e.type = 'CHAT' and e.party = 'owner' order by e.seq desc limit 1) as "ownerMessage",
    case when exists (select from proposed_times pt where pt.conversation_id = c.id)
      then (select e.seq from events e
  where e.conversation_id = c.id and e.event_action = 'PROPOSE_TIME' order by e.seq desc limit 1) end as proposal, (select case when not bool_or(k.valid) then max(booked.seq) end
  from calendar_events k join events booked on booked.id = k.id where k.conversation_id = c.id) as booking
  from shown c where c.type = 'HEALTH' and c.last_seq > 0), contacts as (
  select c.id, fc.user_id, fc.status, case when fc.contact is not null then json_build_object(
    'firstName', coalesce(fc.contact->>'firstName', ''),
    'lastName', coalesce(fc.contact->>'lastName', '')) end as typed from shown c
  join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id), patients as (
  select cp.conversation_id as "conversationId", cp.pet_id as "petId" from shown c
  join conversation_pets cp on cp.conversation_id = c.id order by cp.pet_id), bookings as (
  select k.* from calendar_events k where k.valid and k.conversation_id in (select id from shown)
  ), said as (
  select "e"."id" as "id", "e"."conversation_id" as "conversationId", e.facility_id as "facilityId", "e"."seq" as "seq", "e"."type" as "type", "e"."category" as "category", "e"."client_id" as "clientId", "e"."message" as "message", "e"."event_action" as "eventAction", "e"."details" as "details", "e"."withdrawn_at" is not null as "isWithdrawn", "e"."file_id" as "fileId", "e"."user_id" as "userId", case when "e"."type" = 'CALENDAR' then (
      select row_to_json(entry) from (select "k"."category" as "category", "k"."status" as "status", "k"."first_status" as "firstStatus", "k"."valid" as "valid", "k"."facility_id" as "facilityId", "k"."member_id" as "memberId", "k"."title" as "title", "k"."subtitle" as "subtitle", "k"."reason" as "reason", "k"."address" as "address", "k"."all_day" as "allDay", "k"."no_show" as "noShow", "k"."series_id" as "seriesId", "k"."services" as "services", "k"."pets" as "pets", "k"."creator_id" as "creatorId", "k"."changed_by" as "changedBy", "k"."invalidated_by" as "invalidatedBy", "k"."starts_at" as "startsAt", "k"."ends_at" as "endsAt", "k"."held_until" as "heldUntil", "k"."attendance_confirmed_at" as "attendanceConfirmedAt", "k"."moved_at" as "movedAt", "k"."invalidated_at" as "invalidatedAt" from calendar_events k where k.id = "e"."id") entry) end as "entry", "e"."created_at" as "createdAt", "e"."updated_at" as "updatedAt", false as "isAsked" from heads h
  join events e on e.conversation_id = h.id
    and e.seq = any (array[h.latest, h.message, h."ownerMessage", h.proposal, h.booking])
  union all (select "e"."id" as "id", "e"."conversation_id" as "conversationId", e.facility_id as "facilityId", "e"."seq" as "seq", "e"."type" as "type", "e"."category" as "category", "e"."client_id" as "clientId", "e"."message" as "message", "e"."event_action" as "eventAction", "e"."details" as "details", "e"."withdrawn_at" is not null as "isWithdrawn", "e"."file_id" as "fileId", "e"."user_id" as "userId", case when "e"."type" = 'CALENDAR' then (
      select row_to_json(entry) from (select "k"."category" as "category", "k"."status" as "status", "k"."first_status" as "firstStatus", "k"."valid" as "valid", "k"."facility_id" as "facilityId", "k"."member_id" as "memberId", "k"."title" as "title", "k"."subtitle" as "subtitle", "k"."reason" as "reason", "k"."address" as "address", "k"."all_day" as "allDay", "k"."no_show" as "noShow", "k"."series_id" as "seriesId", "k"."services" as "services", "k"."pets" as "pets", "k"."creator_id" as "creatorId", "k"."changed_by" as "changedBy", "k"."invalidated_by" as "invalidatedBy", "k"."starts_at" as "startsAt", "k"."ends_at" as "endsAt", "k"."held_until" as "heldUntil", "k"."attendance_confirmed_at" as "attendanceConfirmedAt", "k"."moved_at" as "movedAt", "k"."invalidated_at" as "invalidatedAt" from calendar_events k where k.id = "e"."id") entry) end as "entry", "e"."created_at" as "createdAt", "e"."updated_at" as "updatedAt", true as "isAsked" from shown c cross join lateral (
      select e.* from events e where e.conversation_id = c.id and e.seq > c.page_start and e.seq <= c.last_seq offset 0) e))
    select
      (select coalesce(json_agg(found order by found.place), '[]') from (
  select c.place, "c"."type" as "type", "c"."category" as "category", "c"."facility_id" as "facilityId", "c"."id" as "id", "c"."family_id" as "familyId", "c"."last_seq" as "lastSeq", "c"."note" as "note", "c"."creator_id" as "creatorId", "c"."file_id" as "fileId", "c"."created_at" as "createdAt", "c"."updated_at" as "updatedAt", "c"."status" as "status", "c"."priority" as "priority", "c"."source" as "source", "c"."red_flags" as "redFlags", "c"."assignee_id" as "assigneeId", "c"."follow_up_of" as "followUpOf", "c"."price" as "price", "c"."payment_type" as "paymentType", "c"."assigned_at" as "assignedAt", "c"."open_date" as "openDate", "c"."close_date" as "closeDate", "c"."payment_asked_at" as "paymentAskedAt", "c"."paid_at" as "paidAt", (c.price > 0 and c.paid_at is null
  and (c.status = 'CLOSED' and c.open_date is null
    or exists (select from calendar_events time_1 where time_1.conversation_id = c.id)
    and not exists (select from calendar_events time_1 where time_1.conversation_id = c.id and time_1.valid))
  and not exists (select from charges owed_1
    where owed_1.conversation_id = c.id and owed_1.status in ('TO_BE_PAID', 'PENDING'))) as "isCalledOff", floor(extract(epoch from "c"."close_date" - "c"."open_date") / 60)::int as "minutes", "c"."dated_on" as "datedOn", "c"."weight_grams" as "weightGrams", "c"."happened_at" as "happenedAt", null::json as match from shown c) found) as conversations,
      (select coalesce(json_agg(heads), '[]') from heads) as latest, (
  select coalesce(json_object_agg(mark.id, counted.messages), '{}') from (
    select c.id, c.last_seq, coalesce(r.seq, 0) as seq from shown c
    left join reads r on r.conversation_id = c.id and r.user_id = $9 offset 0) mark
  cross join lateral (select count(*)::int as messages from events e
    where e.conversation_id = mark.id and (e.type = 'CHAT' and e.withdrawn_at is null and e.user_id <> $10)
      and e.seq > mark.seq and e.seq <= mark.last_seq) counted
  where mark.last_seq > mark.seq) as unread,
      (select coalesce(json_object_agg(id, json_build_object('userId', user_id, 'status', status, 'typed', typed)), '{}')
        from contacts) as contacts,
      (
  select coalesce(json_object_agg(f.id, json_build_object(
    'name', f.name, 'timezone', f.timezone, 'phone', f.phone, 'currency', o.currency)), '{}')
  from 
  (select distinct wanted_2.id from (select facility_id from shown) wanted_2(id)) wanted_2
  cross join lateral (
    select one_2.* from "facilities" one_2 where one_2.id = wanted_2.id offset 0) "f"
  left join organizations o on o.id = f.organization_id) as facilities,
      (select coalesce(json_agg(patients), '[]') from patients) as patients, (
  select coalesce(json_agg(found), '[]') from (
    select next.follow_up_of as "conversationId", next.id from conversations next
    where next.follow_up_of in (select id from shown) order by next.created_at, next.id) found) as continuations,
      (select coalesce(json_agg(said), '[]') from said) as events,
      (select coalesce(json_agg(found), '[]') from (select "k"."id" as "id", "k"."conversation_id" as "conversationId", "k"."category" as "category", "k"."status" as "status", "k"."first_status" as "firstStatus", "k"."valid" as "valid", "k"."facility_id" as "facilityId", "k"."member_id" as "memberId", "k"."title" as "title", "k"."subtitle" as "subtitle", "k"."reason" as "reason", "k"."address" as "address", "k"."all_day" as "allDay", "k"."no_show" as "noShow", "k"."series_id" as "seriesId", "k"."services" as "services", "k"."pets" as "pets", "k"."creator_id" as "creatorId", "k"."changed_by" as "changedBy", "k"."invalidated_by" as "invalidatedBy", "k"."starts_at" as "startsAt", "k"."ends_at" as "endsAt", "k"."held_until" as "heldUntil", "k"."attendance_confirmed_at" as "attendanceConfirmedAt", "k"."moved_at" as "movedAt", "k"."invalidated_at" as "invalidatedAt", "k"."created_at" as "createdAt", "k"."updated_at" as "updatedAt" from bookings k) found) as bookings,
      (
  select coalesce(json_agg(found), '[]') from (
    select cs.conversation_id as "conversationId", cs.service_id as id, cs.name from conversation_services cs
    where cs.conversation_id in (select id from shown) order by cs.name, cs.service_id) found) as services, (
  select coalesce(json_object_agg(found.id, found.seq), '{}') from (
    select r.conversation_id as id, max(r.seq) as seq from reads r
    where r.conversation_id in (select id from shown) and r.party = $11
    group by r.conversation_id) found) as reads, (
  select coalesce(json_object_agg(u.id, case when u.id is null then null else json_build_object(
    'id', u.id,
    'firstName', u.first_name,
    'lastName', u.last_name,
    'image', '/api/files/' || u.image_id,
    'isVet', u.is_vet) end), '{}') from 
  (select distinct wanted_2.id from (select creator_id from shown union select assignee_id from shown
      union select user_id from contacts union select "userId" from said union select creator_id from bookings) wanted_2(id)) wanted_2
  cross join lateral (
    select one_2.* from "users" one_2 where one_2.id = wanted_2.id offset 0) "u") as people, (
  select coalesce(json_agg(json_build_object(
    'id', p.id, 'name', p.name, 'birthDate', p.birth_date, 'sex', p.sex,
    'FamilyId', p.family_id, 'SpeciesId', p.species_id, 'BreedId', p.breed_id,
    'CoatId', p.coat_id, 'OriginId', p.origin_id, 'image', case when seen.known then p.image_id end,
    'avatar', '/api/files/' || case when seen.known then p.image_id end || '?width=64&format=png',
    'weight', case when seen.known then p.weight_grams end, 'microchip', case when seen.known then p.microchip end, 'neutered', case when seen.known then p.neutered end,
    'bites', case when seen.known then p.bites end,
    'allergies', case when seen.known then p.allergies end, 'chronicConditions', case when seen.known then p.chronic_conditions end,
    'deceasedOn', case when seen.known then p.deceased_on end,
    'dateCreated', iso_instant(p.created_at), 'dateUpdated', iso_instant(p.updated_at)) order by p.name, p.id), '[]') from 
  (select distinct wanted_2.id from (select "petId" from patients union select unnest(pets) from bookings) wanted_2(id)) wanted_2
  cross join lateral (
    select one_2.* from "pets" one_2 where one_2.id = wanted_2.id offset 0) "p"
  cross join lateral (select (p.deleted_at is null and (p.family_id = any($12::uuid[]) or exists (
    select from facility_pets shown_3
    join facility_clients client_3
      on client_3.facility_id = shown_3.facility_id and client_3.family_id = p.family_id
    where shown_3.pet_id = p.id and (client_3.status = 'ACTIVE'
  or (client_3.status in ('IMPORTED', 'INVITED') and client_3.contact is null)) and shown_3.facility_id = any($13::uuid[]))
    )) as known offset 0) seen) as pets,
      (
  select coalesce(json_object_agg(cf.id, case when cf.id is null then null else json_build_object(
    'id', cf.id, 'url', '/api/files/' || cf.id, 'filetype', cf.content_type, 'name', cf.name,
    'width', cf.width, 'height', cf.height, 'size', cf.size) end), '{}')
  from 
  (select distinct wanted_2.id from (select file_id from shown union select "fileId" from said) wanted_2(id)) wanted_2
  cross join lateral (
    select one_2.* from "files" one_2 where one_2.id = wanted_2.id offset 0) "cf") as files, (
  select coalesce(json_object_agg(met_4.conversation_id, json_build_object('name', met_4.name,
    'status', met_4.status, 'openDate', iso_instant(met_4.opened_at),
    'closeDate', iso_instant(met_4.closed_at))), '{}')
  from video_meetings met_4 where met_4.conversation_id in (select id from shown)) as meetings, (
  select coalesce(json_agg(json_build_object('type', line_5.type, 'upfront', owed_5.upfront,
      'amount', case when line_5.amount > 0 then line_5.amount else owed_5.amount end,
      'date', iso_micros(line_5.created_at))
    order by line_5.created_at, owed_5.created_at, owed_5.id, line_5.seq), '[]')
  from charges owed_5 join ledger_entries line_5 on line_5.charge_id = owed_5.id
  where owed_5.conversation_id = (select id from shown)) as payments;

select place.facility_id as "facilityId", place.pet_id as "petId"
      from (select c.facility_id, cp.pet_id from conversations c
    left join conversation_pets cp on cp.conversation_id = c.id where c.id = (select coalesce((select e.conversation_id from events e where e.id = $1), $2))) place (facility_id, pet_id)
      where place.facility_id = any($3::uuid[]);

insert into "audit_events" ("id", "facility_id", "user_id", "kind", "action", "subject_kind", "subject_id", "pet_id", "changes", "network", "device", "happened_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);
