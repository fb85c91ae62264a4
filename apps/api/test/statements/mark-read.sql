select c.family_id as "familyId", json_build_array(c.facility_id) as "facilityIds", c.assignee_id as "assigneeId"
    from conversations c
    where c.id = (select coalesce((select e.conversation_id from events e where e.id = $1), $2))
    union all
    select null, json_build_array(k.facility_id), k.member_id
    from calendar_events k where k.id = $3 and k.conversation_id is null;

begin;

select "id", "type", "facility_id", "family_id", "category", "status", "priority", "source", "note", "red_flags", "creator_id", "opened_by_vet", "assignee_id", "assigned_at", "follow_up_of", "price", "payment_type", "payment_asked_at", "paid_at", "paid_by", "file_id", "open_date", "close_date", "last_seq", "unanswered_seq", "unanswered_since", "time_asked_since", "owner_news", "owner_news_seq", "owner_news_since", "done_seq", "waits_since", "client_id", "client_hash", "created_at", "updated_at", "dated_on", "dated_at", "happened_at", "weight_grams" from "conversations" where "conversations"."id" = $1;

insert into "reads" ("conversation_id", "user_id", "party", "seq") values ($1, $2, $3, least($4, (select "conversations"."last_seq" from "conversations" where "conversations"."id" = $5))) on conflict ("conversation_id","user_id") do update set "seq" = excluded.seq where "reads"."seq" < excluded.seq returning "seq";

commit;

select user_id as "userId", kind from conversation_readers
      where conversation_id = $1;

select (select count(*)::int from events e
    where e.conversation_id = c.id and (e.type = 'CHAT' and e.withdrawn_at is null and e.user_id <> $1) and e.seq > coalesce((select r.seq from reads r
  where r.conversation_id = c.id and r.user_id = $2), 0)) as unread from conversations c where c.id = $3;
