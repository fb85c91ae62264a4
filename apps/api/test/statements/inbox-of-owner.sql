with me as materialized (
    select a.email, array(select fm.family_id from family_members fm
      where fm.user_id = u.id and fm.status = 'ACTIVE' and fm.role_id = $1) as homes
    from users u join accounts a on a.id = u.account_id and a.confirmed_at is not null
    where u.id = $2 and u.enabled and not u.is_vet)
  select f.id, f.name, f.city, '/api/files/' || f.image_id as image, f.phone, f.timezone,
    iso_micros(invited.since) as since, iso_instant(invited.invited_at) as "invitedAt", invited.relation
  from (
    select own.facility_id, own.updated_at as since, null::timestamptz as invited_at, null::json as relation
    from facility_clients own where own.family_id = any((select homes from me)::uuid[]) and own.status = 'INVITED'
    union all
    select found.facility_id, coalesce(found.invited_at, found.updated_at), found.invited_at,
      (
  select json_build_object('status', met_1.status, 'shutOutAt', iso_instant(met_1.shut_out_at))
  from facility_clients met_1 where met_1.facility_id = found.facility_id and met_1.family_id = any((select homes from me)::uuid[])
  order by met_1.status = 'DISABLED_BY_VET' desc, met_1.shut_out_at desc nulls last limit 1)
    from (
  select record_2.id, record_2.facility_id, record_2.status, record_2.updated_at,
    open_2.created_at as invited_at, open_2.id is null or open_2.email is not distinct from (select email from me) as is_asked
  from (
    select asked_2.relation_id as id from invitations asked_2
    where asked_2.email = (select email from me) and asked_2.status = 'OPEN' and asked_2.relation_id is not null
    union
    select known_2.id from users typed_2 join facility_clients known_2 on known_2.user_id = typed_2.id
    where typed_2.email = (select email from me) and typed_2.account_id is null
  ) addressed_2
  join facility_clients record_2 on record_2.id = addressed_2.id
  join users recorded_2 on recorded_2.id = record_2.user_id and recorded_2.account_id is null
  left join invitations open_2 on open_2.relation_id = record_2.id and open_2.status = 'OPEN') found
    where found.status = 'INVITED' and found.is_asked and (select cardinality(homes) > 0 from me)
  ) invited
  join facilities f on f.id = invited.facility_id
  order by invited.since, f.id limit $3;

with everything as (
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
  select from video_participants host_3 where host_3.conversation_id = host.conversation_id
    and host_3.party = 'facility' and host_3.status = 'ADMITTED' and host_3.absent_since is null and (exists (
    select from conversation_readers reader_4
    where reader_4.conversation_id = host_3.conversation_id and reader_4.user_id = host_3.user_id offset 0)
  and (host_3.party = 'owner' or exists (
  select from facility_staff staff_4
  where staff_4.facility_id = host_3.facility_id and staff_4.user_id = host_3.user_id and staff_4.level <> 'desk' offset 0))
  and exists (select from facility_clients relation_4
    where relation_4.facility_id = host_3.facility_id and relation_4.family_id = host_3.family_id
      and relation_4.status = 'ACTIVE' offset 0)))
  and not exists (
  select from video_participants there_3 where there_3.conversation_id = host.conversation_id
    and there_3.party = 'owner' and there_3.status in ('WAITING', 'ADMITTED') and (exists (
    select from conversation_readers reader_4
    where reader_4.conversation_id = there_3.conversation_id and reader_4.user_id = there_3.user_id offset 0)
  and (there_3.party = 'owner' or exists (
  select from facility_staff staff_4
  where staff_4.facility_id = there_3.facility_id and staff_4.user_id = there_3.user_id and staff_4.level <> 'desk' offset 0))
  and exists (select from facility_clients relation_4
    where relation_4.facility_id = there_3.facility_id and relation_4.family_id = there_3.family_id
      and relation_4.status = 'ACTIVE' offset 0)))) and true
    union all
    select 'FAMILY_REQUEST', false, applicant.created_at, applicant.user_id, null, null, 0, applicant.user_id, false,
      applicant.family_id
    from family_members applicant
    where applicant.status = 'PENDING' and applicant.family_id = any($7::uuid[])
    union all
    select 'INVITATION', false, invited.since, invited.id, null, invited.id, 0, null, false, null
    from json_to_recordset($8::json) as invited (id uuid, since timestamptz)
    where true),
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
    'bites', case when seen.known then p.bites end,
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
      else '[]' end as times, null::json as booking
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
