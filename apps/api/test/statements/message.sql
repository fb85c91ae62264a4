/* planned once */ select news.nth, subject.*
      from json_to_recordset($1::json) as news
        (nth int, by uuid, conversation uuid, of_clinic boolean, says_clinic boolean, seq int)
      cross join lateral (
        select c.category, c.status, f.name as facility, f.timezone as zone,
          case when news.says_clinic then f.name else u.first_name || ' ' || u.last_name end as person,
          (select coalesce(json_agg(p.name order by p.name, p.id), '[]')
            from conversation_pets cp join pets p on p.id = cp.pet_id where cp.conversation_id = c.id) as pets,
          array(select r.user_id from conversation_readers r
            where r.conversation_id = c.id and (r.kind = 'owner') = news.of_clinic and r.user_id <> news.by
              and not exists (select from reads seen where seen.conversation_id = c.id
                and seen.user_id = r.user_id and seen.seq >= nullif(news.seq, 0)))::text[] as recipients
        from conversations c
        join facilities f on f.id = c.facility_id
        join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
          and fc.status = 'ACTIVE'
        join users u on u.id = news.by
        where c.id = news.conversation and not exists (select from events gone
          where gone.conversation_id = c.id and gone.seq = news.seq and gone.withdrawn_at is not null)
        offset 0) as subject;

select s.id as "sessionId", s.account_id as "accountId", a.email, pg_current_snapshot()::text as snapshot,
    case when u.id is null then null else json_build_object(
  'userId', u.id,
  'isVet', u.is_vet,
  'facilities', (
    select coalesce(json_agg(json_build_object('facilityId', m.facility_id, 'roleId', m.role_id,
      'receptionAnswers', place.reception_answers)), '[]')
    from (select distinct facility_id, role_id from facility_staff where user_id = u.id) m
    join facilities place on place.id = m.facility_id
  ),
  'families', (
    select coalesce(json_agg(json_build_object('familyId', fm.family_id, 'admin', fm.role_id = 9)), '[]')
    from family_members fm where fm.user_id = u.id and fm.status = 'ACTIVE'
  ),
  'applications', (
    select coalesce(json_agg(fm.family_id), '[]')
    from family_members fm where fm.user_id = u.id and fm.status = 'PENDING'
  ),
  'clinics', (
    select coalesce(json_agg(json_build_object(
      'facilityId', fc.facility_id, 'familyId', fc.family_id, 'status', fc.status)), '[]')
    from facility_clients fc
    join family_members fm on fm.family_id = fc.family_id
    where fm.user_id = u.id and fm.status = 'ACTIVE'
  )) end as viewer
  from sessions s
  join accounts a on a.id = s.account_id
  left join users u on u.account_id = a.id and u.enabled
  where s.id = $1
    and s.ended_at is null and s.expires_at > $2;

begin;

/* planned once */ select c.id, c.type, c.facility_id as "facilityId", c.status, c.last_seq as "lastSeq", fc.status as relationship,
      c.last_seq <> (select before.last_seq from conversations before where before.id = c.id) as "hasChanged",
      (
  select json_build_object('id', made.id, 'seq', made.seq, 'hash', made.hash) from (
    select e.id, e.seq, e.client_hash as hash from events e
      where e.user_id = $1 and e.client_id = $2
    union all
    select c.id, 0, c.client_hash from conversations c
      where c.creator_id = $3 and c.client_id = $4
    union all
    select k.id, 0, k.client_hash from calendar_events k
      where k.creator_id = $5 and k.client_id = $6
    limit 1) made) as repeated,
      json_build_object('readers', app_readers_of(c.id), 'author', (select json_build_object(
        'staff', case when u.id is null then null else json_build_object(
    'id', u.id,
    'firstName', u.first_name,
    'lastName', u.last_name,
    'image', '/api/files/' || u.image_id,
    'isVet', u.is_vet) end, 'owner', case when u.id is null then null else json_build_object(
    'id', u.id,
    'firstName', u.first_name,
    'lastName', case when u.is_vet then left(u.last_name, 1) else u.last_name end,
    'image', '/api/files/' || u.image_id,
    'isVet', u.is_vet) end) from users u where u.id = $7)) as told
    from conversations c
    left join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
    where c.id = (select coalesce((select e.conversation_id from events e where e.id = $8), $9)) and (c.family_id = any($10::uuid[])
    or c.facility_id = any($11::uuid[])
    or (c.facility_id = any($12::uuid[]) and c.type = 'HEALTH')
    or (c.facility_id = any($13::uuid[]) and c.assignee_id = $14))
    for update of c;

/* planned once */ with made as (
        select * from json_to_recordset($1::json) as made
          (id uuid, user_id uuid, kind text, conversation_id uuid, seq int, about jsonb, path text, once text)
      ), told as (
        insert into notifications as kept (id, user_id, kind, conversation_id, seq, about, path, created_at)
        select id, user_id, kind, conversation_id, seq, about, path, $2::timestamptz
        -- In the same order everywhere: two who tell the same people do not lock each other out.
        from made order by user_id, conversation_id, kind
        on conflict (user_id, conversation_id, kind) where read_at is null and conversation_id is not null
        do update set seq = excluded.seq, about = excluded.about, path = excluded.path, created_at = excluded.created_at, pushed_at = null
          -- Two processes may tell of two messages in any order.
          where kept.seq is null or excluded.seq is null or kept.seq <= excluded.seq
        returning *)
      select n.id, n.user_id as "userId", n.kind,
  n.about, n.path, iso_micros(n.created_at) as "createdAt", (n.read_at is not null or exists (
  select from reads reading_1 where reading_1.user_id = n.user_id
    and reading_1.conversation_id = n.conversation_id and reading_1.seq >= n.seq)
  or n.kind = 'VIDEO_WAITING' and not exists (
  select from video_participants guest_2
  where guest_2.conversation_id = n.conversation_id and guest_2.status = 'WAITING')
  or n.kind = 'VIDEO_CALL' and not (exists (
  select from video_participants host_2 where host_2.conversation_id = n.conversation_id
    and host_2.party = 'facility' and host_2.status = 'ADMITTED')
  and not exists (
  select from video_participants there_2 where there_2.conversation_id = n.conversation_id
    and there_2.party = 'owner' and there_2.status in ('WAITING', 'ADMITTED')))) as read, u.language, made.once,
        array(select d.id from push_tokens d where d.user_id = n.user_id order by d.id)::text[] as devices
      from told n join users u on u.id = n.user_id
      join made on made.user_id = n.user_id and made.kind = n.kind
        and (made.id = n.id or made.conversation_id = n.conversation_id)
      order by n.id;

commit;

with "part_3" as (update conversations set last_seq = last_seq + 1, updated_at = $1, unanswered_seq = last_seq + 1, unanswered_since = coalesce(unanswered_since, $2) where id = $3), "part_4" as (insert into events (id, conversation_id, seq, type, category, party, user_id, message, event_action,
        details, file_id, client_id, client_hash, created_at, updated_at)
      values ($4::uuid, $5::uuid, $6::int, $7, $8, $9,
        $10::uuid, $11, $12, $13::jsonb,
        $14::uuid, $15, $16, $17::timestamptz, $18::timestamptz)) insert into "outbox" ("id", "kind", "lane", "payload", "attempts", "due_at", "expires_at", "done_at", "failure", "last_error", "once_key", "created_at") values (default, $19, $20, $21, default, $22, default, default, default, default, default, $23), (default, $24, $25, $26, default, $27, default, default, default, default, default, $28) on conflict do nothing;

commit;
