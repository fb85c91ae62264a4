select c.family_id as "familyId", json_build_array(c.facility_id) as "facilityIds", c.assignee_id as "assigneeId"
    from conversations c
    where c.id = coalesce((select e.conversation_id from events e where e.id = $1), $2)
    union all
    select null, json_build_array(k.facility_id), k.member_id
    from calendar_events k where k.id = $3 and k.conversation_id is null;

select coalesce(
    (select json_build_object(
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
    'dateCreated', iso_instant(e.created_at), 'dateUpdated', iso_instant(e.updated_at))
      from events e
      join conversations c on c.id = e.conversation_id
      join users eu on eu.id = e.user_id
      left join files ef on ef.id = e.file_id
      where e.id = wanted.id and (c.family_id = any($1::uuid[])
    or c.facility_id = any($2::uuid[])
    or (c.facility_id = any($3::uuid[]) and c.type = 'HEALTH')
    or (c.facility_id = any($4::uuid[]) and c.assignee_id = $5))),
    (select case when c.type = 'DIARY' then json_build_object(
  'id', c.id, 'parent_id', null, 'type', 'DIARY', 'category', c.category, 'seq', c.last_seq,
  'file', (select case when cf.id is null then null else json_build_object(
    'id', cf.id, 'url', '/api/files/' || cf.id, 'filetype', cf.content_type, 'name', cf.name,
    'width', cf.width, 'height', cf.height, 'size', cf.size) end from files cf where cf.id = c.file_id),
  'payload', json_build_object(
    'message', c.note, 'status', c.status, 'userId', c.creator_id, 'familyId', c.family_id,
    'facilityId', c.facility_id, 'facilityName', f.name, 'date', iso_instant(c.created_at),
    'pets', (select coalesce(json_agg(cp.pet_id order by cp.pet_id), '[]')
      from conversation_pets cp where cp.conversation_id = c.id)),
  'dateCreated', iso_instant(c.created_at), 'dateUpdated', iso_instant(c.updated_at),
  'user', (select case when u.id is null then null else json_build_object(
    'id', u.id,
    'firstName', u.first_name,
    'lastName', case when u.is_vet then left(u.last_name, 1) else u.last_name end,
    'image', '/api/files/' || u.image_id,
    'isVet', u.is_vet) end from users u where u.id = c.creator_id),
  'family', json_build_object('id', c.family_id, 'user', (
  select case when cu.id is null then null else json_build_object(
    'id', cu.id,
    'firstName', cu.first_name,
    'lastName', case when cu.is_vet then left(cu.last_name, 1) else cu.last_name end,
    'image', '/api/files/' || cu.image_id,
    'isVet', cu.is_vet) end from facility_clients fc join users cu on cu.id = fc.user_id
  where fc.facility_id = c.facility_id and fc.family_id = c.family_id),
  'registered', not exists (select from facility_clients fc where fc.facility_id = c.facility_id
    and fc.family_id = c.family_id and fc.status in ('IMPORTED', 'INVITED'))),
  'facility', case when f.id is not null then
    json_build_object('id', f.id, 'name', f.name, 'timezone', f.timezone, 'phone', f.phone) end,
  'assignee', null,
  'pets', (select coalesce(json_agg(json_build_object(
    'id', p.id, 'name', p.name, 'birthDate', p.birth_date, 'sex', p.sex,
    'FamilyId', p.family_id, 'SpeciesId', p.species_id, 'BreedId', p.breed_id,
    'CoatId', p.coat_id, 'OriginId', p.origin_id, 'image', case when seen.known then p.image_id end,
    'avatar', '/api/files/' || case when seen.known then p.image_id end || '?width=64&format=png',
    'weight', case when seen.known then p.weight_grams end, 'microchip', case when seen.known then p.microchip end, 'neutered', case when seen.known then p.neutered end,
    'allergies', case when seen.known then p.allergies end, 'chronicConditions', case when seen.known then p.chronic_conditions end,
    'deceasedOn', case when seen.known then p.deceased_on end,
    'dateCreated', iso_instant(p.created_at), 'dateUpdated', iso_instant(p.updated_at)) order by p.name, p.id), '[]')
    from conversation_pets cp join pets p on p.id = cp.pet_id
    cross join lateral (select true as known offset 0) seen
    where cp.conversation_id = c.id),
  'lastEvent', null, 'lastMessage', null, 'lastUserMessage', null, 'proposal', null, 'appointment', null, 'unread', 0, 'readSeq', 0, 'match', null) else json_build_object(
    'id', c.id, 'parent_id', null, 'type', 'HEALTH', 'category', c.category, 'seq', c.last_seq,
    'file', (select case when cf.id is null then null else json_build_object(
    'id', cf.id, 'url', '/api/files/' || cf.id, 'filetype', cf.content_type, 'name', cf.name,
    'width', cf.width, 'height', cf.height, 'size', cf.size) end from files cf where cf.id = c.file_id and not false),
    'payload', json_build_object(
      'source', c.source, 'note', case when false then '' else c.note end, 'redFlags', c.red_flags, 'priority', c.priority, 'status', c.status,
      'userId', c.creator_id, 'assigneeId', c.assignee_id,
      'facilityId', c.facility_id, 'facilityName', f.name, 'familyId', c.family_id,
      'assignDate', iso_instant(c.assigned_at),
      'openDate', iso_instant(c.open_date), 'closeDate', iso_instant(c.close_date),
      'duration', floor(extract(epoch from c.close_date - c.open_date) / 60)::int,
      'pets', (select coalesce(json_agg(cp.pet_id order by cp.pet_id), '[]')
        from conversation_pets cp where cp.conversation_id = c.id),
      'services', (select coalesce(json_agg(cs.service_id order by cs.name, cs.service_id), '[]')
        from conversation_services cs where cs.conversation_id = c.id),
      'serviceNames', (select coalesce(json_agg(cs.name order by cs.name, cs.service_id), '[]')
        from conversation_services cs where cs.conversation_id = c.id),
      'payment', json_build_object('status', case when c.price = 0 then 'FREE'
  when c.paid_at is not null then 'PAID'
  when c.status = 'PENDING' then 'PENDING' else 'TO_BE_PAID' end, 'amount', c.price,
        'currency', (select o.currency from organizations o where o.id = f.organization_id),
        'payment_type', c.payment_type, 'requestDate', iso_instant(c.payment_asked_at),
        'paidDate', iso_instant(c.paid_at)),
      'followUpOf', c.follow_up_of,
      'continuedIn', (select coalesce(json_agg(next.id order by next.created_at, next.id), '[]')
        from conversations next where next.follow_up_of = c.id)),
    'dateCreated', iso_instant(c.created_at), 'dateUpdated', iso_instant(c.updated_at),
    'user', (select case when u.id is null then null else json_build_object(
    'id', u.id,
    'firstName', u.first_name,
    'lastName', case when u.is_vet then left(u.last_name, 1) else u.last_name end,
    'image', '/api/files/' || u.image_id,
    'isVet', u.is_vet) end from users u where u.id = c.creator_id),
    'family', json_build_object('id', c.family_id, 'user', (
  select case when cu.id is null then null else json_build_object(
    'id', cu.id,
    'firstName', cu.first_name,
    'lastName', case when cu.is_vet then left(cu.last_name, 1) else cu.last_name end,
    'image', '/api/files/' || cu.image_id,
    'isVet', cu.is_vet) end from facility_clients fc join users cu on cu.id = fc.user_id
  where fc.facility_id = c.facility_id and fc.family_id = c.family_id),
  'registered', not exists (select from facility_clients fc where fc.facility_id = c.facility_id
    and fc.family_id = c.family_id and fc.status in ('IMPORTED', 'INVITED'))),
    'facility', json_build_object('id', f.id, 'name', f.name, 'timezone', f.timezone, 'phone', f.phone),
    'assignee', (select case when a.id is null then null else json_build_object(
    'id', a.id,
    'firstName', a.first_name,
    'lastName', case when a.is_vet then left(a.last_name, 1) else a.last_name end,
    'image', '/api/files/' || a.image_id,
    'isVet', a.is_vet) end from users a where a.id = c.assignee_id),
    'pets', (select coalesce(json_agg(json_build_object(
    'id', p.id, 'name', p.name, 'birthDate', p.birth_date, 'sex', p.sex,
    'FamilyId', p.family_id, 'SpeciesId', p.species_id, 'BreedId', p.breed_id,
    'CoatId', p.coat_id, 'OriginId', p.origin_id, 'image', case when seen.known then p.image_id end,
    'avatar', '/api/files/' || case when seen.known then p.image_id end || '?width=64&format=png',
    'weight', case when seen.known then p.weight_grams end, 'microchip', case when seen.known then p.microchip end, 'neutered', case when seen.known then p.neutered end,
    'allergies', case when seen.known then p.allergies end, 'chronicConditions', case when seen.known then p.chronic_conditions end,
    'deceasedOn', case when seen.known then p.deceased_on end,
    'dateCreated', iso_instant(p.created_at), 'dateUpdated', iso_instant(p.updated_at)) order by p.name, p.id), '[]')
    from conversation_pets cp join pets p on p.id = cp.pet_id
    cross join lateral (select true as known offset 0) seen
    where cp.conversation_id = c.id),
    'lastEvent', (
  select json_build_object(
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
    'dateCreated', iso_instant(e.created_at), 'dateUpdated', iso_instant(e.updated_at))
  from events e
  join users eu on eu.id = e.user_id
  left join files ef on ef.id = e.file_id
  where e.conversation_id = c.id and e.id = (select happened.id from (
    select last.id, last.updated_at, last.seq from events last
    where last.conversation_id = c.id and last.seq = c.last_seq
    union all
    select booked.id, booked.updated_at, booked.seq from calendar_events k
    join events booked on booked.id = k.id where k.conversation_id = c.id
  ) happened order by happened.updated_at desc, happened.seq desc limit 1)
  order by e.seq desc limit 1),
    'lastMessage', (
  select json_build_object(
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
    'dateCreated', iso_instant(e.created_at), 'dateUpdated', iso_instant(e.updated_at))
  from events e
  join users eu on eu.id = e.user_id
  left join files ef on ef.id = e.file_id
  where e.conversation_id = c.id and e.type = 'CHAT'
  order by e.seq desc limit 1),
    'lastUserMessage', (
  select json_build_object(
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
    'dateCreated', iso_instant(e.created_at), 'dateUpdated', iso_instant(e.updated_at))
  from events e
  join users eu on eu.id = e.user_id
  left join files ef on ef.id = e.file_id
  where e.conversation_id = c.id and e.type = 'CHAT' and e.party = 'owner'
  order by e.seq desc limit 1),
    'proposal', case when exists (select from proposed_times pt where pt.conversation_id = c.id)
      then (
  select json_build_object(
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
    'dateCreated', iso_instant(e.created_at), 'dateUpdated', iso_instant(e.updated_at))
  from events e
  join users eu on eu.id = e.user_id
  left join files ef on ef.id = e.file_id
  where e.conversation_id = c.id and e.event_action = 'PROPOSE_TIME'
  order by e.seq desc limit 1) end,
    'appointment', (select (select json_build_object(
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
  'user', (select case when creator_2.id is null then null else json_build_object(
    'id', creator_2.id,
    'firstName', creator_2.first_name,
    'lastName', case when creator_2.is_vet then left(creator_2.last_name, 1) else creator_2.last_name end,
    'image', '/api/files/' || creator_2.image_id,
    'isVet', creator_2.is_vet) end from users creator_2
    where creator_2.id = k.creator_id and not (k.category = 'NONE' and k.status = 'RESERVATION')),
  'client', visit.client,
  'petNames', (select coalesce(json_agg(animal_2.name order by animal_2.name, animal_2.id), '[]')
    from pets animal_2 where animal_2.id = any(k.pets)),
  'ended', coalesce(visit.ended, false), 'unread', 0,
  'dateCreated', iso_instant(k.created_at), 'dateUpdated', iso_instant(k.updated_at))
from (values (true)) one
left join lateral (
  select held_2.status = 'CLOSED' as ended, case when client_2.id is null then null else json_build_object(
    'id', client_2.id,
    'firstName', client_2.first_name,
    'lastName', case when client_2.is_vet then left(client_2.last_name, 1) else client_2.last_name end,
    'image', '/api/files/' || client_2.image_id,
    'isVet', client_2.is_vet) end as client
  from conversations held_2
  left join facility_clients relation_2 on relation_2.facility_id = held_2.facility_id
    and relation_2.family_id = held_2.family_id
  left join users client_2 on client_2.id = relation_2.user_id
  where held_2.id = k.conversation_id) visit on true)
      from calendar_events k where k.conversation_id = c.id and k.valid),
    'unread', (select count(*)::int from events e
    where e.conversation_id = c.id and e.type = 'CHAT' and e.withdrawn_at is null
      and e.user_id <> $6
      and e.seq > coalesce((select r.seq from reads r
        where r.conversation_id = c.id and r.user_id = $7), 0)),
    'readSeq', (select coalesce(max(r.seq), 0) from reads r
      where r.conversation_id = c.id and r.party = $8), 'match', null) end
      from conversations c left join facilities f on f.id = c.facility_id
      where c.id = wanted.id and (c.family_id = any($9::uuid[])
    or c.facility_id = any($10::uuid[])
    or (c.facility_id = any($11::uuid[]) and c.type = 'HEALTH')
    or (c.facility_id = any($12::uuid[]) and c.assignee_id = $13))),
    (select (select json_build_object(
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
  'user', (select case when creator_2.id is null then null else json_build_object(
    'id', creator_2.id,
    'firstName', creator_2.first_name,
    'lastName', case when creator_2.is_vet then left(creator_2.last_name, 1) else creator_2.last_name end,
    'image', '/api/files/' || creator_2.image_id,
    'isVet', creator_2.is_vet) end from users creator_2
    where creator_2.id = k.creator_id and not (k.category = 'NONE' and k.status = 'RESERVATION')),
  'client', visit.client,
  'petNames', (select coalesce(json_agg(animal_2.name order by animal_2.name, animal_2.id), '[]')
    from pets animal_2 where animal_2.id = any(k.pets)),
  'ended', coalesce(visit.ended, false), 'unread', 0,
  'dateCreated', iso_instant(k.created_at), 'dateUpdated', iso_instant(k.updated_at))
from (values (true)) one
left join lateral (
  select held_2.status = 'CLOSED' as ended, case when client_2.id is null then null else json_build_object(
    'id', client_2.id,
    'firstName', client_2.first_name,
    'lastName', case when client_2.is_vet then left(client_2.last_name, 1) else client_2.last_name end,
    'image', '/api/files/' || client_2.image_id,
    'isVet', client_2.is_vet) end as client
  from conversations held_2
  left join facility_clients relation_2 on relation_2.facility_id = held_2.facility_id
    and relation_2.family_id = held_2.family_id
  left join users client_2 on client_2.id = relation_2.user_id
  where held_2.id = k.conversation_id) visit on true)
      from calendar_events k
      where k.id = wanted.id and k.conversation_id is null and (k.facility_id = any($14::uuid[])
    or (k.facility_id = any($15::uuid[]) and k.member_id = $16)))) as found
  from (values ($17::uuid, 1)) as wanted(id, place)
  order by wanted.place;
