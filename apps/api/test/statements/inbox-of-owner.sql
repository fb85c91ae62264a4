/* planned once */ with everything as (
    select waiting.kind, c.priority = 'HIGH' and waiting.presses as urgent, waiting.since, c.id as subject_id,
      c.id as conversation_id, c.facility_id, c.last_seq as seq, null::uuid as person_id, false as of_colleague,
      null::uuid as family_id
    from conversations c
    cross join lateral (values
      ('PROPOSAL', true, case when c.status <> 'CLOSED' and exists (select from proposed_times pt
  where pt.conversation_id = c.id and pt.expires_at > $1 and pt.starts_at > $2) then (
        select e.created_at from events e where e.conversation_id = c.id and e.event_action = 'PROPOSE_TIME'
        order by e.seq desc limit 1) end),
      ('MESSAGE', true, (select min(e.created_at) from events e where e.conversation_id = c.id and e.type = 'CHAT'
    and e.party = 'facility' and e.withdrawn_at is null and e.seq > coalesce((select r.seq from reads r
  where r.conversation_id = c.id and r.user_id = $3), 0))),
      ('PAYMENT_DUE', false, case when c.paid_at is null then (select min(ch.asked_at)
        from charges ch where ch.conversation_id = c.id and ch.status in ('TO_BE_PAID', 'PENDING')
          and (ch.expires_at is null or ch.expires_at > $4)) end)
    ) as waiting (kind, presses, since)
    where c.family_id = any($5::uuid[]) and c.type = 'HEALTH' and waiting.since is not null
      and true
    union all
    select 'VIDEO_CALL', true, host.since, c.id, c.id, c.facility_id, c.last_seq, host.user_id, false, null
    from video_participants host
    join conversations c on c.id = host.conversation_id
    where host.party = 'facility' and host.status = 'ADMITTED' and host.family_id = any($6::uuid[])
      and (exists (
  select from video_participants host_1 where host_1.conversation_id = host.conversation_id
    and host_1.party = 'facility' and host_1.status = 'ADMITTED')
  and not exists (
  select from video_participants there_1 where there_1.conversation_id = host.conversation_id
    and there_1.party = 'owner' and there_1.status in ('WAITING', 'ADMITTED'))) and true
    union all
    select 'FAMILY_REQUEST', false, applicant.created_at, applicant.user_id, null, null, 0, applicant.user_id, false,
      applicant.family_id
    from family_members applicant
    where applicant.status = 'PENDING' and applicant.family_id = any($7::uuid[])
    union all
    select 'INVITATION', false, invited.updated_at, invited.facility_id, null, invited.facility_id, 0, null, false, null
    from facility_clients invited
    where invited.status = 'INVITED' and invited.family_id = any($8::uuid[])
      and true),
      scope as (select everything.* from everything where true),
      items as (select scope.* from scope
        where true),
      shown as (select items.* from items where true
        order by not urgent, since, subject_id, kind limit $9)
      select (select count(*)::int from items) as total,
        (select count(*)::int from items where urgent) as urgent,
        (select count(*)::int from everything where of_colleague) as others,
        (select coalesce(json_object_agg(counted.kind, counted.count), '{}')
          from (select kind, count(*)::int as count from scope group by kind) counted) as kinds,
        (select u.language from users u where u.id = $10) as language,
        (select coalesce(json_agg(item), '[]') from (
          select shown.kind, shown.urgent, iso_micros(shown.since) as since, shown.subject_id as "subjectId",
            shown.conversation_id as "conversationId", shown.facility_id as "facilityId", shown.seq, 
    f.name as facility, shown.family_id as "familyId",
    iso_instant(case shown.kind
      when 'PROPOSAL' then (select min(pt.expires_at) from proposed_times pt
        where pt.conversation_id = c.id and pt.expires_at > $11 and pt.starts_at > $12)
      when 'PAYMENT_DUE' then (select min(ch.expires_at) from charges ch where ch.conversation_id = c.id
        and ch.status in ('TO_BE_PAID', 'PENDING') and ch.asked_at is not null and ch.expires_at > $13)
      end) as until,
    coalesce(f.timezone, 'UTC') as zone, c.category, c.status, 0 as "redFlags",
    (
  select coalesce(json_agg(json_build_object(
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
  where cp.conversation_id = c.id) as pets, (
  select coalesce(json_agg(cs.name order by cs.name, cs.service_id), '[]') from conversation_services cs
  where cs.conversation_id = c.id) as services,
    iso_instant((select k.starts_at from calendar_events k where k.conversation_id = c.id and k.valid limit 1)) as starts,
    said.message as quote, said.file_id is not null as "hasFile",
    case when u.id is null then null else json_build_object(
    'id', u.id,
    'firstName', u.first_name,
    'lastName', case when u.is_vet then left(u.last_name, 1) else u.last_name end,
    'image', '/api/files/' || u.image_id,
    'isVet', u.is_vet) end as person, f.phone,
    case when shown.kind = 'PAYMENT_DUE' then (select sum(ch.amount)::int from charges ch
      where ch.conversation_id = c.id and ch.status in ('TO_BE_PAID', 'PENDING') and ch.asked_at is not null) end as amount, o.currency,
    case when shown.kind = 'PROPOSAL' then (
      select coalesce(json_agg(json_build_object('start', pt.starts_at, 'end', pt.ends_at, 'resource', pt.member_id)
        order by pt.starts_at), '[]')
      from proposed_times pt
      where pt.conversation_id = c.id and pt.expires_at > $14 and pt.starts_at > $15)
      else '[]' end as times
  from shown
  left join facilities f on f.id = shown.facility_id
  left join organizations o on o.id = f.organization_id
  left join conversations c on c.id = shown.conversation_id
  left join lateral (select e.message, e.file_id, e.user_id from events e
    where e.conversation_id = c.id and e.party = 'facility' and e.withdrawn_at is null
      and case shown.kind when 'MESSAGE' then e.type = 'CHAT' else e.event_action = 'PROPOSE_TIME' end
    order by e.seq desc limit 1) said on shown.kind in ('MESSAGE', 'PROPOSAL')
  left join users u on u.id = case when shown.person_id is not null then shown.person_id when said.user_id is not null then said.user_id end
          order by not shown.urgent, shown.since, shown.subject_id, shown.kind) item) as rows;
