-- What waits for a clinic is kept with the conversation, so that lists and counts of it walk one index, however much
-- there is. How far each person has read stays in reads, and is asked when it is shown.
alter table conversations
  -- The latest message of the owner that the clinic has not answered, and since when the first such stands.
  add column unanswered_seq integer,
  add column unanswered_since timestamptz,
  -- Since when the clinic is to give, or to confirm, a time.
  add column time_asked_since timestamptz;

update conversations c set time_asked_since = coalesce(
  (select k.created_at from calendar_events k
    where k.conversation_id = c.id and k.valid and k.status in ('TO_BE_BOOKED', 'TO_BE_CONFIRMED')),
  case when not exists (select from calendar_events k where k.conversation_id = c.id) then c.created_at end)
where c.category in ('VISIT', 'VIDEOCONSULTATION');

update conversations c set unanswered_seq = own.seq, unanswered_since = own.since
from (
  select e.conversation_id, max(e.seq) as seq, min(e.created_at) as since
  from events e
  where e.type = 'CHAT' and e.party = 'owner' and e.withdrawn_at is null
    and e.seq > coalesce((select max(answer.seq) from events answer
      where answer.conversation_id = e.conversation_id and answer.type = 'CHAT'
        and answer.party = 'facility' and answer.withdrawn_at is null), 0)
  group by e.conversation_id) own
where own.conversation_id = c.id;

alter table conversations add column waits_since timestamptz generated always as (
  case when type = 'HEALTH' and status in ('NEW', 'OPEN') then least(
    case when status = 'NEW' and category = 'CONSULTATION' then created_at end,
    unanswered_since, time_asked_since) end) stored;
create index conversations_waiting_of_facility on conversations
  (facility_id, (priority <> 'HIGH'), waits_since, id) where waits_since is not null;

-- Messages come, and are withdrawn, many in one statement too: each conversation is looked at once.
create function note_unanswered() returns trigger language plpgsql as $$
begin
  update conversations c set unanswered_seq = own.seq, unanswered_since = own.since
  from (
    select conversation_id, coalesce((select e.seq from events e
      where e.conversation_id = told.conversation_id and e.type = 'CHAT' and e.party = 'facility'
        and e.withdrawn_at is null order by e.seq desc limit 1), 0) as seq
    from (select distinct conversation_id from written where type = 'CHAT') told) answered
  cross join lateral (
    select max(e.seq) as seq, min(e.created_at) as since from events e
    where e.conversation_id = answered.conversation_id and e.type = 'CHAT' and e.party = 'owner'
      and e.withdrawn_at is null and e.seq > answered.seq) own
  where c.id = answered.conversation_id
    and (c.unanswered_seq, c.unanswered_since) is distinct from (own.seq, own.since);
  return null;
end $$;
create trigger note_unanswered_of_new after insert on events
  referencing new table as written for each statement execute function note_unanswered();
create trigger note_unanswered_of_changed after update on events
  referencing new table as written for each statement execute function note_unanswered();

-- A visit is asked for first, and its booking written after it: until then its time is asked for as well.
create function note_time_asked_with_visit() returns trigger language plpgsql as $$
begin
  new.time_asked_since := new.created_at;
  return new;
end $$;
create trigger note_time_asked_with_visit before insert on conversations
  for each row when (new.category in ('VISIT', 'VIDEOCONSULTATION'))
  execute function note_time_asked_with_visit();

create function note_time_asked() returns trigger language plpgsql as $$
begin
  update conversations c
  set time_asked_since = case when asked.now then coalesce(c.time_asked_since, new.updated_at) end
  from (select exists (select from calendar_events k where k.conversation_id = new.conversation_id
    and k.valid and k.status in ('TO_BE_BOOKED', 'TO_BE_CONFIRMED')) as now) asked
  where c.id = new.conversation_id and (c.time_asked_since is not null) <> asked.now;
  return null;
end $$;
create trigger note_time_asked after insert or update on calendar_events
  for each row when (new.conversation_id is not null) execute function note_time_asked();
