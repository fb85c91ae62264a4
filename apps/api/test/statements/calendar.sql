with entries as (select k.* from (select * from calendar_events k
        where k.valid and not coalesce(case k.status when 'TO_BE_CONFIRMED' then k.starts_at
    when 'RESERVATION' then k.held_until end <= $1, false) and k.facility_id = $2 and k.starts_at is not null
    and tstzrange(k.starts_at, k.ends_at) && tstzrange((($3::date + $4::int)::timestamp at time zone
    coalesce((select zoned_1.timezone from facilities zoned_1 where zoned_1.id = $5), 'UTC')), (($6::date + $7::int)::timestamp at time zone
    coalesce((select zoned_1.timezone from facilities zoned_1 where zoned_1.id = $8), 'UTC')))
    
        
        union all select k.* from proposed_times p join conversations c on c.id = p.conversation_id
    cross join lateral jsonb_populate_record(null::calendar_events, jsonb_build_object(
  'id', overlay(overlay(
  md5(p.conversation_id::text || p.member_id || p.starts_at) placing '8' from 13) placing '8' from 17)::uuid, 'facility_id', p.facility_id,
  'conversation_id', p.conversation_id, 'category', 'NONE', 'status', 'RESERVATION', 'valid', true,
  'member_id', p.member_id, 'starts_at', p.starts_at, 'ends_at', p.ends_at, 'held_until', p.expires_at,
  'title', '', 'subtitle', '', 'reason', '', 'address', '', 'all_day', false, 'no_show', false,
  'services', (select coalesce(jsonb_agg(cs.service_id), '[]') from conversation_services cs
    where cs.conversation_id = c.id),
  'pets', (select coalesce(jsonb_agg(cp.pet_id), '[]') from conversation_pets cp
    where cp.conversation_id = c.id),
  'created_at', p.expires_at, 'updated_at', p.expires_at)) k
    where p.facility_id = $9 and p.expires_at > $10 and k.facility_id = $11 and k.starts_at is not null
    and tstzrange(k.starts_at, k.ends_at) && tstzrange((($12::date + $13::int)::timestamp at time zone
    coalesce((select zoned_1.timezone from facilities zoned_1 where zoned_1.id = $14), 'UTC')), (($15::date + $16::int)::timestamp at time zone
    coalesce((select zoned_1.timezone from facilities zoned_1 where zoned_1.id = $17), 'UTC')))
    ) k
      order by k.starts_at, k.id limit $18),
    listed as (select "k"."id" as "id", "k"."conversation_id" as "conversationId", "k"."category" as "category", "k"."status" as "status", "k"."first_status" as "firstStatus", "k"."valid" as "valid", "k"."facility_id" as "facilityId", "k"."member_id" as "memberId", "k"."title" as "title", "k"."subtitle" as "subtitle", "k"."reason" as "reason", "k"."address" as "address", "k"."all_day" as "allDay", "k"."no_show" as "noShow", "k"."series_id" as "seriesId", "k"."services" as "services", "k"."pets" as "pets", "k"."creator_id" as "creatorId", "k"."changed_by" as "changedBy", "k"."invalidated_by" as "invalidatedBy", "k"."starts_at" as "startsAt", "k"."ends_at" as "endsAt", "k"."held_until" as "heldUntil", "k"."attendance_confirmed_at" as "attendanceConfirmedAt", "k"."moved_at" as "movedAt", "k"."invalidated_at" as "invalidatedAt", "k"."created_at" as "createdAt", "k"."updated_at" as "updatedAt", true as own, case when (c.unanswered_seq is not null and c.unanswered_seq > coalesce((select r.seq from reads r
  where r.conversation_id = c.id and r.user_id = $19), 0)) then (select count(*)::int from events e
    where e.conversation_id = c.id and (e.type = 'CHAT' and e.withdrawn_at is null and e.user_id <> $20) and e.seq > coalesce((select r.seq from reads r
  where r.conversation_id = c.id and r.user_id = $21), 0)) else 0 end as unread,
        coalesce(c.status = 'CLOSED', false) as ended, client.user_id as "clientId",
        case when client.contact is not null then json_build_object(
    'firstName', coalesce(client.contact->>'firstName', ''),
    'lastName', coalesce(client.contact->>'lastName', '')) end as typed,
        (select json_build_object(
      'phone', coalesce(case when client.status <> 'REMOVED' then nullif(case when client.contact is null then person.mobile else client.contact->>'mobile' end, '') end, case when client.status <> 'REMOVED' then nullif(case when client.contact is null then person.phone else client.contact->>'phone' end, '') end),
      'closing', (client.status <> 'REMOVED' and client.contact is null
    and person.account_id is not null and not person.enabled),
      'hasEmail', (case when client.contact is null and person.account_id is not null then true
    else coalesce(case when client.contact is null then person.email else client.contact->>'email' end, '') <> '' end))
    from users person where person.id = client.user_id
      and (client.facility_id = any($22::uuid[])
        or client.facility_id = any($23::uuid[]) and c.assignee_id = $24)) as contact
      from entries k
      left join conversations c on c.id = k.conversation_id
      left join facility_clients client
        on client.facility_id = c.facility_id and client.family_id = c.family_id
      order by k.starts_at, k.id)
    select
      (select coalesce(json_agg(listed), '[]') from listed) as entries,
      (select coalesce(json_object_agg(u.id, case when u.id is null then null else json_build_object(
    'id', u.id,
    'firstName', u.first_name,
    'lastName', u.last_name,
    'image', '/api/files/' || u.image_id,
    'isVet', u.is_vet) end), '{}')
        from 
  (select distinct wanted_2.id from (select "creatorId" from listed union select "memberId" from listed
  union select "clientId" from listed) wanted_2(id)) wanted_2
  cross join lateral (
    select one_2.* from "users" one_2 where one_2.id = wanted_2.id offset 0) "u") as people,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id), '[]')
        from 
  (select distinct wanted_2.id from (select unnest(pets) from entries) wanted_2(id)) wanted_2
  cross join lateral (
    select one_2.* from "pets" one_2 where one_2.id = wanted_2.id offset 0) "p") as pets;
