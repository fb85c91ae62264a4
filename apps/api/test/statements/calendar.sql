select (select json_build_object(
  'id', k.id, 'parent_id', k.conversation_id, 'type', 'CALENDAR', 'category', k.category,
  'payload', json_build_object(
  'event', json_build_object('title', k.title, 'subtitle', k.subtitle,
    'start', iso_instant(k.starts_at), 'end', iso_instant(k.ends_at),
    'allDay', k.all_day, 'resource', k.member_id),
  'status', k.status, 'valid', k.valid, 'services', k.services, 'pets', k.pets,
  'facilityId', k.facility_id, 'userId', case when not (k.category = 'NONE' and k.status = 'RESERVATION') then k.creator_id end,
  'reason', k.reason, 'address', k.address, 'seriesId', k.series_id, 'noShow', k.no_show,
  'attendanceConfirmedAt', iso_instant(k.attendance_confirmed_at),
  'heldUntil', iso_instant(k.held_until), 'updatedByUserId', k.changed_by,
  'movedAt', iso_instant(k.moved_at),
  'invalidatedAt', iso_instant(k.invalidated_at), 'invalidatedBy', k.invalidated_by),
  'user', (select case when creator_1.id is null then null else json_build_object(
    'id', creator_1.id,
    'firstName', creator_1.first_name,
    'lastName', creator_1.last_name,
    'image', '/api/files/' || creator_1.image_id,
    'isVet', creator_1.is_vet) end from users creator_1
    where creator_1.id = k.creator_id and not (k.category = 'NONE' and k.status = 'RESERVATION')),
  'client', visit.client,
  'petNames', (select coalesce(json_agg(animal_1.name order by animal_1.name, animal_1.id), '[]')
    from pets animal_1 where animal_1.id = any(k.pets)),
  'ended', coalesce(visit.ended, false), 'unread', coalesce((select (select count(*)::int from events e
    where e.conversation_id = c.id and e.type = 'CHAT' and e.withdrawn_at is null
      and e.user_id <> $1
      and e.seq > coalesce((select r.seq from reads r
        where r.conversation_id = c.id and r.user_id = $2), 0)) from conversations c
    where c.id = k.conversation_id and (c.unanswered_seq is not null and c.unanswered_seq > coalesce((select r.seq from reads r
  where r.conversation_id = c.id and r.user_id = $3), 0))), 0),
  'dateCreated', iso_instant(k.created_at), 'dateUpdated', iso_instant(k.updated_at))
from (values (true)) one
left join lateral (
  select held_1.status = 'CLOSED' as ended, case when client_1.id is null then null else json_build_object(
    'id', client_1.id,
    'firstName', client_1.first_name,
    'lastName', client_1.last_name,
    'image', '/api/files/' || client_1.image_id,
    'isVet', client_1.is_vet) end as client
  from conversations held_1
  left join facility_clients relation_1 on relation_1.facility_id = held_1.facility_id
    and relation_1.family_id = held_1.family_id
  left join users client_1 on client_1.id = relation_1.user_id
  where held_1.id = k.conversation_id) visit on true) as event
      from (select * from calendar_events k
        where k.valid and not (k.status = 'RESERVATION' and k.held_until <= $4) and k.facility_id = $5 and k.starts_at is not null
    and tstzrange(k.starts_at, k.ends_at) && tstzrange((($6::date + $7::int)::timestamp
    at time zone (select f.timezone from facilities f where f.id = $8)), (($9::date + $10::int)::timestamp
    at time zone (select f.timezone from facilities f where f.id = $11)))
    
        
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
    where p.facility_id = $12 and p.expires_at > $13 and k.facility_id = $14 and k.starts_at is not null
    and tstzrange(k.starts_at, k.ends_at) && tstzrange((($15::date + $16::int)::timestamp
    at time zone (select f.timezone from facilities f where f.id = $17)), (($18::date + $19::int)::timestamp
    at time zone (select f.timezone from facilities f where f.id = $20)))
    ) k
      order by k.starts_at, k.id limit $21;
