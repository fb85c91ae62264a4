select f.timezone as zone, coalesce(f.bookings_paused_until > $1, false) as paused,
    (
  select coalesce(json_agg(json_build_object('weekday', span_1.weekday,
    'fromMinute', span_1.from_minute, 'toMinute', span_1.to_minute)), '[]')
  from weekly_hours span_1 where span_1.facility_id = f.id and span_1.timetable_id is null) as hours,
    (select coalesce(json_agg(json_build_object('id', s.id, 'duration', s.duration, 'notice', s.notice,
        'horizon', s.horizon, 'species', s.species, 'enabled', s.enabled)), '[]')
      from services s where s.facility_id = f.id and s.id = any($2::uuid[])) as services,
    (select coalesce(json_agg(distinct p.species_id), '[]')
      from pets p where p.id = any($3::uuid[])) as "petSpecies",
    (select coalesce(json_agg(json_build_object('id', m.user_id, 'roleId', m.role_id,
        'species', m.species, 'services', m.services,
        'hours', case when m.timetable_id is not null
          then (
  select coalesce(json_agg(json_build_object('weekday', span_1.weekday,
    'fromMinute', span_1.from_minute, 'toMinute', span_1.to_minute)), '[]')
  from weekly_hours span_1 where span_1.timetable_id = m.timetable_id) end)
        order by m.created_at, m.user_id), '[]')
      from facility_members m join users u on u.id = m.user_id and u.enabled
      where m.facility_id = f.id and m.status = 'ACTIVE') as members,
    (select coalesce(json_agg(json_build_object('memberId', o.member_id,
        'from', floor(extract(epoch from o.starts_at) / 60),
        'to', ceil(extract(epoch from o.ends_at) / 60))), '[]')
      from (
        select o.member_id, o.starts_at, o.ends_at from occupied_periods o
        where (o.facility_id = f.id or (o.member_id in (
  select member_1.user_id from facility_members member_1
  where member_1.facility_id = f.id and member_1.status = 'ACTIVE')))
          and 
  tstzrange(o.starts_at, o.ends_at) && tstzrange(
    $4::date::timestamp at time zone 'UTC' - interval '1 day',
    $5::date::timestamp at time zone 'UTC' + interval '14 days') and (o.expires_at is null or o.expires_at > $6)
          and o.calendar_event_id is distinct from $7::uuid
          and o.calendar_event_id is distinct from (select h.id from calendar_events h
  where h.creator_id = $8 and h.category = 'NONE' and h.status = 'RESERVATION')
        union all 
  select t.member_id, t.starts_at, t.ends_at
  from proposed_times t
  where t.member_id in (
  select member_1.user_id from facility_members member_1
  where member_1.facility_id = f.id and member_1.status = 'ACTIVE') and t.expires_at > $9 and 
  tstzrange(t.starts_at, t.ends_at) && tstzrange(
    $10::date::timestamp at time zone 'UTC' - interval '1 day',
    $11::date::timestamp at time zone 'UTC' + interval '14 days')
    and not exists (select from conversations c where c.id = t.conversation_id
      and c.family_id = any($12::uuid[]))) o) as taken
  from facilities f where f.id = $13;
