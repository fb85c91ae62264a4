select c.family_id as "familyId", json_build_array(c.facility_id) as "facilityIds", c.assignee_id as "assigneeId"
    from conversations c
    where c.id = (select coalesce((select e.conversation_id from events e where e.id = $1), $2))
    union all
    select null, json_build_array(k.facility_id), k.member_id
    from calendar_events k where k.id = $3 and k.conversation_id is null;

begin;

select news.nth, subject.*
      from json_to_recordset($1::json) as news
        (nth int, by uuid, conversation uuid, of_clinic boolean, says_clinic boolean, is_always boolean, seq int,
          chosen uuid[], started boolean)
      cross join lateral (
        select c.facility_id as "facilityId", c.category, c.status, f.name as facility, f.timezone as zone,
          case when news.says_clinic then f.name else case when fc.contact is null or u.is_vet then u.first_name || ' ' || u.last_name
    else concat_ws(' ', fc.contact->>'firstName', fc.contact->>'lastName') end end as person,
          (select coalesce(json_agg(p.name order by p.name, p.id), '[]')
            from conversation_pets cp join pets p on p.id = cp.pet_id where cp.conversation_id = c.id) as pets,
          array(select r.user_id from conversation_readers r
            where r.conversation_id = c.id and (r.kind = 'owner') = news.of_clinic and r.user_id is distinct from news.by
              and (news.chosen is null or r.user_id = any(news.chosen))
              and not exists (select from reads seen where seen.conversation_id = c.id
                and seen.user_id = r.user_id and seen.seq >= nullif(news.seq, 0)))::text[] as recipients
        from conversations c
        join facilities f on f.id = c.facility_id
        join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
          and (fc.status = 'ACTIVE' or news.is_always)
        left join users u on u.id = news.by
        where c.id = news.conversation and not exists (select from events gone
          where gone.conversation_id = c.id and gone.seq = news.seq and gone.withdrawn_at is not null)
          -- A start is not announced if the clinic has answered or ended the service since.
          and not (news.started and (c.status <> 'OPEN' or exists (select from events said
            where said.conversation_id = c.id and said.seq > news.seq and said.type = 'CHAT' and said.party = 'facility')))
        offset 0) as subject;

begin;

select "id", "type", "facility_id", "family_id", "category", "status", "priority", "source", "note", "red_flags", "creator_id", "opened_by_vet", "assignee_id", "assigned_at", "follow_up_of", "price", "payment_type", "payment_asked_at", "paid_at", "paid_by", "file_id", "open_date", "close_date", "last_seq", "unanswered_seq", "unanswered_since", "time_asked_since", "owner_news", "owner_news_seq", "owner_news_since", "done_seq", "waits_since", "client_id", "client_hash", "created_at", "updated_at", "dated_on", "dated_at", "happened_at", "weight_grams" from "conversations" where "conversations"."id" = $1;

insert into "reads" ("conversation_id", "user_id", "party", "seq") values ($1, $2, $3, least($4, (select "conversations"."last_seq" from "conversations" where "conversations"."id" = $5))) on conflict ("conversation_id","user_id") do update set "seq" = excluded.seq where "reads"."seq" < excluded.seq returning "seq";

commit;

select user_id as "userId", kind from conversation_readers
      where conversation_id = $1;

select (select count(*)::int from events e
    where e.conversation_id = c.id and (e.type = 'CHAT' and e.withdrawn_at is null and e.user_id <> $1) and e.seq > coalesce((select r.seq from reads r
  where r.conversation_id = c.id and r.user_id = $2), 0)) as unread from conversations c where c.id = $3;

with made as (
        select * from json_to_recordset($1::json) as made
          (id uuid, user_id uuid, kind text, conversation_id uuid, facility_id uuid, author_id uuid, seq int, about jsonb, path text, once text)
      ), told as (
        insert into notifications as kept (id, user_id, kind, conversation_id, facility_id, author_id, seq, about, path, created_at)
        select id, user_id, kind, conversation_id, facility_id, author_id, seq, about, path, $2::timestamptz
        -- Always in the same order, so that concurrent jobs for the same people do not deadlock.
        from made order by user_id, conversation_id, kind
        on conflict (user_id, conversation_id, kind) where read_at is null and conversation_id is not null
        do update set seq = excluded.seq, about = excluded.about, author_id = excluded.author_id, path = excluded.path, created_at = excluded.created_at, pushed_at = null
          -- Two processes may insert notifications of two messages in any order.
          where kept.seq is null or excluded.seq is null or kept.seq <= excluded.seq
        returning *)
      select "n"."id" as "id", "n"."user_id" as "userId", "n"."kind" as "kind", "n"."about" as "about", "n"."path" as "path", iso_micros("n"."created_at") as "createdAt", (n.read_at is not null or exists (
  select from reads reading_1 where reading_1.user_id = n.user_id
    and reading_1.conversation_id = n.conversation_id and reading_1.seq >= n.seq)
  or n.kind = 'VIDEO_WAITING' and not exists (
  select from video_participants guest_2
  where guest_2.conversation_id = n.conversation_id and guest_2.status = 'WAITING'
    and (exists (
    select from conversation_readers reader_3
    where reader_3.conversation_id = guest_2.conversation_id and reader_3.user_id = guest_2.user_id offset 0)
  and (guest_2.party = 'owner' or exists (
  select from facility_staff staff_3
  where staff_3.facility_id = guest_2.facility_id and staff_3.user_id = guest_2.user_id and staff_3.level <> 'desk' offset 0))
  and exists (select from facility_clients relation_3
    where relation_3.facility_id = guest_2.facility_id and relation_3.family_id = guest_2.family_id
      and relation_3.status = 'ACTIVE' offset 0)))
  or n.kind = 'VIDEO_CALL' and not (exists (
  select from video_participants host_2 where host_2.conversation_id = n.conversation_id
    and host_2.party = 'facility' and host_2.status = 'ADMITTED' and host_2.absent_since is null and (exists (
    select from conversation_readers reader_3
    where reader_3.conversation_id = host_2.conversation_id and reader_3.user_id = host_2.user_id offset 0)
  and (host_2.party = 'owner' or exists (
  select from facility_staff staff_3
  where staff_3.facility_id = host_2.facility_id and staff_3.user_id = host_2.user_id and staff_3.level <> 'desk' offset 0))
  and exists (select from facility_clients relation_3
    where relation_3.facility_id = host_2.facility_id and relation_3.family_id = host_2.family_id
      and relation_3.status = 'ACTIVE' offset 0)))
  and not exists (
  select from video_participants there_2 where there_2.conversation_id = n.conversation_id
    and there_2.party = 'owner' and there_2.status in ('WAITING', 'ADMITTED') and (exists (
    select from conversation_readers reader_3
    where reader_3.conversation_id = there_2.conversation_id and reader_3.user_id = there_2.user_id offset 0)
  and (there_2.party = 'owner' or exists (
  select from facility_staff staff_3
  where staff_3.facility_id = there_2.facility_id and staff_3.user_id = there_2.user_id and staff_3.level <> 'desk' offset 0))
  and exists (select from facility_clients relation_3
    where relation_3.facility_id = there_2.facility_id and relation_3.family_id = there_2.family_id
      and relation_3.status = 'ACTIVE' offset 0))))
  or n.kind = 'ASSIGNED' and not exists (select from conversations charge_1
    where charge_1.id = n.conversation_id and charge_1.assignee_id = n.user_id)) as "read", (select count(distinct staff_1.facility_id) > 1 from facility_staff staff_1
    where staff_1.user_id = "n"."user_id") as "atSeveral", "u"."language" as "language", made.once,
        array(select d.id from push_tokens d where d.user_id = n.user_id order by d.id)::text[] as devices
      from told n join users u on u.id = n.user_id
      join made on made.user_id = n.user_id and made.kind = n.kind
        and (made.id = n.id or made.conversation_id = n.conversation_id)
      order by n.id;
