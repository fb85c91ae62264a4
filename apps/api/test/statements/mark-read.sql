select c.family_id as "familyId", json_build_array(c.facility_id) as "facilityIds", c.assignee_id as "assigneeId"
    from conversations c
    where c.id = coalesce((select e.conversation_id from events e where e.id = $1), $2)
    union all
    select null, json_build_array(k.facility_id), k.member_id
    from calendar_events k where k.id = $3 and k.conversation_id is null;

begin;

select "id", "type", "facility_id", "family_id", "category", "status", "priority", "source", "note", "red_flags", "creator_id", "opened_by_vet", "assignee_id", "assigned_at", "follow_up_of", "price", "payment_type", "payment_asked_at", "paid_at", "paid_by", "file_id", "open_date", "close_date", "last_seq", "unanswered_seq", "unanswered_since", "time_asked_since", "waits_since", "client_id", "client_hash", "created_at", "updated_at" from "conversations" where "conversations"."id" = $1;

insert into "reads" ("conversation_id", "user_id", "party", "seq") values ($1, $2, $3, least($4, (select "conversations"."last_seq" from "conversations" where "conversations"."id" = $5))) on conflict ("conversation_id","user_id") do update set "seq" = excluded.seq where "reads"."seq" < excluded.seq returning "seq";

commit;

select user_id as "userId", kind from (
    select distinct on (candidate_1.user_id) candidate_1.user_id, candidate_1.kind from (
      select relative_1.user_id, 'owner' as kind
      from conversations asked_1
      join family_members relative_1
        on relative_1.family_id = asked_1.family_id and relative_1.status = 'ACTIVE'
      where asked_1.id = $1::uuid
      union all
      select colleague_1.user_id,
        case when colleague_1.role_id in (4, 5, 8) and not place_1.reception_answers
          then 'desk' else 'staff' end
      from conversations asked_1
      join facilities own_1 on own_1.id = asked_1.facility_id
      join facilities place_1 on place_1.organization_id = own_1.organization_id
      join facility_members colleague_1
        on colleague_1.facility_id = place_1.id and colleague_1.status = 'ACTIVE'
      where asked_1.id = $2::uuid
        and (place_1.id = own_1.id or colleague_1.role_id = 2)
        and (colleague_1.role_id <> 6 or asked_1.assignee_id = colleague_1.user_id)
        and (asked_1.type = 'HEALTH' or place_1.reception_answers
          or colleague_1.role_id not in (4, 5, 8))
    ) candidate_1
    join users person_1 on person_1.id = candidate_1.user_id and person_1.enabled
    order by candidate_1.user_id, candidate_1.kind desc) readers;

select (select count(*)::int from events e
    where e.conversation_id = c.id and e.type = 'CHAT' and e.withdrawn_at is null
      and e.user_id <> $1
      and e.seq > coalesce((select r.seq from reads r
        where r.conversation_id = c.id and r.user_id = $2), 0)) as unread from conversations c where c.id = $3;
