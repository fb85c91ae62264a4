with everything as (
  select waiting.kind, c.priority = 'HIGH' and waiting.presses as urgent, waiting.since, c.id as subject_id,
    c.id as conversation_id, c.facility_id, waiting.seq, null::uuid as person_id,
    coalesce(c.assignee_id <> $1, false) as of_colleague
  from conversations c
  cross join lateral (values
    ('REQUEST', true, c.created_at, c.last_seq, ((c.status = 'NEW' and c.category = 'CONSULTATION') and not c.opened_by_vet)),
    ('MESSAGE', true, c.unanswered_since, c.last_seq, c.unanswered_seq is not null and c.status <> 'CLOSED' and not ((c.status = 'NEW' and c.category = 'CONSULTATION') and not c.opened_by_vet)),
    ('TIME_ASKED', true, c.time_asked_since, c.last_seq,
      c.status <> 'CLOSED' and (c.time_asked_since is not null and not exists (select from proposed_times pt
  where pt.conversation_id = c.id and pt.expires_at > $2 and pt.starts_at > $3))),
    (c.owner_news, false, c.owner_news_since, c.owner_news_seq, c.owner_news is not null
      and (c.status <> 'CLOSED' or c.owner_news = 'PAYMENT_FAILED'))
  ) as waiting (kind, presses, since, seq, holds)
  where c.facility_id = any($4::uuid[]) and c.waits_since is not null
    and (c.family_id = any($5::uuid[])
    or c.facility_id = any($6::uuid[])
    or (c.facility_id = any($7::uuid[]) and c.type = 'HEALTH')
    or (c.facility_id = any($8::uuid[]) and c.assignee_id = $9)) and waiting.holds
  union all
  select 'TO_BE_MOVED', c.priority = 'HIGH', displaced.since, c.id, c.id, c.facility_id, c.last_seq, null::uuid,
    coalesce(c.assignee_id <> $10, false)
  from (
  select booking_1.id, booking_1.conversation_id, min(absence_1.created_at) as since
  from calendar_events absence_1
  join calendar_events booking_1 on booking_1.category = 'BOOKING' and booking_1.valid
    and booking_1.starts_at is not null and absence_1.category = 'OOO' and absence_1.valid
  and absence_1.facility_id = booking_1.facility_id
  and (absence_1.member_id is null or absence_1.member_id = booking_1.member_id)
  and tstzrange(absence_1.starts_at, absence_1.ends_at) && tstzrange(booking_1.starts_at, booking_1.ends_at)
  where absence_1.facility_id = any($11::uuid[]) and absence_1.category = 'OOO' and absence_1.valid
    and absence_1.ends_at > $12 and booking_1.ends_at > $13 and not coalesce(case booking_1.status when 'TO_BE_CONFIRMED' then booking_1.starts_at
    when 'RESERVATION' then booking_1.held_until end <= $14, false)
  group by booking_1.id, booking_1.conversation_id) displaced
  join conversations c on c.id = displaced.conversation_id and c.status <> 'CLOSED'
  where (c.family_id = any($15::uuid[])
    or c.facility_id = any($16::uuid[])
    or (c.facility_id = any($17::uuid[]) and c.type = 'HEALTH')
    or (c.facility_id = any($18::uuid[]) and c.assignee_id = $19)) and not exists (select from proposed_times pt
  where pt.conversation_id = c.id and pt.expires_at > $20 and pt.starts_at > $21)
  union all
  select 'VIDEO_WAITING', true, min(guest.since), c.id, c.id, c.facility_id, c.last_seq,
    (array_agg(guest.user_id order by guest.since, guest.user_id))[1], coalesce(c.assignee_id <> $22, false)
  from video_participants guest
  join conversations c on c.id = guest.conversation_id
  where guest.status = 'WAITING' and guest.facility_id = any($23::uuid[]) and (c.family_id = any($24::uuid[])
    or c.facility_id = any($25::uuid[])
    or (c.facility_id = any($26::uuid[]) and c.type = 'HEALTH')
    or (c.facility_id = any($27::uuid[]) and c.assignee_id = $28))
    and (exists (
    select from conversation_readers reader_2
    where reader_2.conversation_id = guest.conversation_id and reader_2.user_id = guest.user_id offset 0)
  and (guest.party = 'owner' or exists (
  select from facility_staff staff_2
  where staff_2.facility_id = guest.facility_id and staff_2.user_id = guest.user_id and staff_2.level <> 'desk' offset 0))
  and exists (select from facility_clients relation_2
    where relation_2.facility_id = guest.facility_id and relation_2.family_id = guest.family_id
      and relation_2.status = 'ACTIVE' offset 0))
  group by c.id
  union all
  select 'JOIN', false, applicant.created_at, applicant.user_id, null, applicant.facility_id, 0, applicant.user_id, false
  from facility_members applicant
  where applicant.status = 'PENDING' and applicant.facility_id = any($29::uuid[])),
      scope as (select everything.* from everything where true),
      items as (select scope.* from scope
        where true),
      shown as (select items.* from items where true
        order by not urgent, since, subject_id, kind limit $30)
      select (select count(*)::int from items) as total,
        (select count(*)::int from items where urgent) as urgent,
        (select count(*)::int from everything where of_colleague) as others,
        (select coalesce(json_object_agg(counted.kind, counted.count), '{}')
          from (select kind, count(*)::int as count from scope group by kind) counted) as kinds,
        (select u.language from users u where u.id = $31) as language,
        (select coalesce(json_agg(item), '[]') from (
          select shown.kind, shown.urgent, iso_micros(shown.since) as since, shown.subject_id as "subjectId",
            shown.conversation_id as "conversationId", shown.facility_id as "facilityId", shown.seq, 
    null as facility, null as "familyId", null as until, f.timezone as zone, c.category, c.status, coalesce(array_length(c.red_flags, 1), 0) as "redFlags",
    (
  select coalesce(json_agg(json_build_object(
    'id', p.id, 'name', p.name, 'birthDate', p.birth_date, 'sex', p.sex,
    'FamilyId', p.family_id, 'SpeciesId', p.species_id, 'BreedId', p.breed_id,
    'CoatId', p.coat_id, 'OriginId', p.origin_id, 'image', case when seen.known then p.image_id end,
    'avatar', '/api/files/' || case when seen.known then p.image_id end || '?width=64&format=png',
    'weight', case when seen.known then p.weight_grams end, 'microchip', case when seen.known then p.microchip end, 'neutered', case when seen.known then p.neutered end,
    'bites', case when seen.known then p.bites end,
    'allergies', case when seen.known then p.allergies end, 'chronicConditions', case when seen.known then p.chronic_conditions end,
    'deceasedOn', case when seen.known then p.deceased_on end,
    'dateCreated', iso_instant(p.created_at), 'dateUpdated', iso_instant(p.updated_at)) order by p.name, p.id), '[]')
  from conversation_pets cp join pets p on p.id = cp.pet_id
  cross join lateral (select (p.deleted_at is null and (p.family_id = any($32::uuid[]) or exists (
    select from facility_pets shown_3
    join facility_clients client_3
      on client_3.facility_id = shown_3.facility_id and client_3.family_id = p.family_id
    where shown_3.pet_id = p.id and (client_3.status = 'ACTIVE'
  or (client_3.status in ('IMPORTED', 'INVITED') and client_3.contact is null)) and shown_3.facility_id = any($33::uuid[]))
    )) as known offset 0) seen
  where cp.conversation_id = c.id) as pets, (
  select coalesce(json_agg(cs.name order by cs.name, cs.service_id), '[]') from conversation_services cs
  where cs.conversation_id = c.id) as services,
    iso_instant(coalesce(standing.starts_at,
      (select k.starts_at from calendar_events k where k.conversation_id = c.id
        order by k.updated_at desc limit 1))) as starts,
    case when not false then
      case shown.kind when 'REQUEST' then c.note when 'MESSAGE' then coalesce(message.message, c.note) end end as quote,
    shown.kind = 'MESSAGE' and message.file_id is not null as "hasFile",
    case when contact.contact is null or u.is_vet then case when u.id is null then null else json_build_object(
    'id', u.id,
    'firstName', u.first_name,
    'lastName', u.last_name,
    'image', '/api/files/' || u.image_id,
    'isVet', u.is_vet) end
    else json_build_object('id', u.id, 'firstName', coalesce(contact.contact->>'firstName', ''),
      'lastName', coalesce(contact.contact->>'lastName', ''), 'image', null, 'isVet', false) end as person,
    (select coalesce(case when contact.status <> 'REMOVED' then nullif(case when contact.contact is null then reached.mobile else contact.contact->>'mobile' end, '') end, case when contact.status <> 'REMOVED' then nullif(case when contact.contact is null then reached.phone else contact.contact->>'phone' end, '') end) from users reached
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
  left join users u on u.id = case when shown.person_id is not null then shown.person_id when message.user_id is not null then message.user_id when case when not c.opened_by_vet then c.creator_id end is not null then case when not c.opened_by_vet then c.creator_id end when contact.user_id is not null then contact.user_id end
          order by not shown.urgent, shown.since, shown.subject_id, shown.kind) item) as rows;
