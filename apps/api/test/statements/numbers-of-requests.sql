select
      count(*) filter (where is_new)::int as new,
      count(*) filter (where waits and category = 'CONSULTATION' and not is_new)::int as "inProgressWaiting",
      count(*) filter (where waits and category <> 'CONSULTATION')::int as "visitsWaiting",
      count(*) filter (where asked and booking = 'TO_BE_CONFIRMED')::int as "toBeConfirmed",
      count(*) filter (where asked and booking is distinct from 'TO_BE_CONFIRMED')::int as "toBeBooked",
      count(*) filter (where waits)::int as waiting,
      (select count(*)::int from conversations c where c.facility_id = $1 and c.status = 'PENDING'
        and (c.family_id = any($2::uuid[])
    or c.facility_id = any($3::uuid[])
    or (c.facility_id = any($4::uuid[]) and c.type = 'HEALTH')
    or (c.facility_id = any($5::uuid[]) and c.assignee_id = $6))) as "awaitingPayment",
      (select count(*)::int from (select from conversations c where c.facility_id = $7
        and c.status = 'OPEN' and (c.family_id = any($8::uuid[])
    or c.facility_id = any($9::uuid[])
    or (c.facility_id = any($10::uuid[]) and c.type = 'HEALTH')
    or (c.facility_id = any($11::uuid[]) and c.assignee_id = $12)) limit $13) in_progress) as open
      from (
        select c.category, (c.status = 'NEW' and c.category = 'CONSULTATION') as is_new, (c.waits_since is not null and c.status <> 'CLOSED'
    and (((c.status = 'NEW' and c.category = 'CONSULTATION') and not c.opened_by_vet) or (c.unanswered_seq is not null and c.unanswered_seq > coalesce((select r.seq from reads r
  where r.conversation_id = c.id and r.user_id = $14), 0)) or (c.time_asked_since is not null and not exists (select from proposed_times pt
  where pt.conversation_id = c.id and pt.expires_at > $15 and pt.starts_at > $16)))) as waits,
          (c.time_asked_since is not null and not exists (select from proposed_times pt
  where pt.conversation_id = c.id and pt.expires_at > $17 and pt.starts_at > $18)) as asked, (select k.status from calendar_events k
            where k.conversation_id = c.id and k.valid) as booking
        from conversations c
        where c.facility_id = $19 and (c.family_id = any($20::uuid[])
    or c.facility_id = any($21::uuid[])
    or (c.facility_id = any($22::uuid[]) and c.type = 'HEALTH')
    or (c.facility_id = any($23::uuid[]) and c.assignee_id = $24)) and c.waits_since is not null
          and ((c.status = 'NEW' and c.category = 'CONSULTATION') or (c.waits_since is not null and c.status <> 'CLOSED'
    and (((c.status = 'NEW' and c.category = 'CONSULTATION') and not c.opened_by_vet) or (c.unanswered_seq is not null and c.unanswered_seq > coalesce((select r.seq from reads r
  where r.conversation_id = c.id and r.user_id = $25), 0)) or (c.time_asked_since is not null and not exists (select from proposed_times pt
  where pt.conversation_id = c.id and pt.expires_at > $26 and pt.starts_at > $27)))))
      ) waiting;
