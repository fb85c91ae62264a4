-- What an owner did with a time stays before the clinic until somebody there has taken note of it or done something
-- about it: an answer to a proposal, a visit called off.
alter table conversations
  add column owner_news text check (owner_news in ('PROPOSAL_ANSWERED', 'CALLED_OFF')),
  -- The number of what comes next in the conversation, and when it was.
  add column owner_news_seq integer,
  add column owner_news_since timestamptz,
  -- Up to where the clinic has said that nothing more is to be done.
  add column done_seq integer not null default 0,
  add constraint conversations_owner_news_whole check (
    (owner_news is null) = (owner_news_seq is null) and (owner_news is null) = (owner_news_since is null));

alter table conversations drop column waits_since;
alter table conversations add column waits_since timestamptz generated always as (
  case when type = 'HEALTH' and status in ('NEW', 'OPEN') then least(
    case when status = 'NEW' and category = 'CONSULTATION' then created_at end,
    unanswered_since, time_asked_since, owner_news_since) end) stored;
create index conversations_waiting_of_facility on conversations
  (facility_id, (priority <> 'HIGH'), waits_since, id) where waits_since is not null;

-- Whatever the clinic does in the conversation afterwards is its answer.
create function forget_owner_news() returns trigger language plpgsql as $$
begin
  update conversations c set owner_news = null, owner_news_seq = null, owner_news_since = null
  from (select conversation_id, max(seq) as seq from written where party = 'facility' group by conversation_id) answer
  where c.id = answer.conversation_id and c.owner_news_seq <= answer.seq;
  return null;
end $$;
create trigger forget_owner_news after insert on events
  referencing new table as written for each statement execute function forget_owner_news();

-- What the clinic has marked as done is as good as answered.
create or replace function note_unanswered() returns trigger language plpgsql as $$
begin
  update conversations c set unanswered_seq = own.seq, unanswered_since = own.since
  from (
    select told.conversation_id, greatest(marked.done_seq, (select e.seq from events e
      where e.conversation_id = told.conversation_id and e.type = 'CHAT' and e.party = 'facility'
        and e.withdrawn_at is null order by e.seq desc limit 1)) as seq
    from (select distinct conversation_id from written where type = 'CHAT') told
    join conversations marked on marked.id = told.conversation_id) answered
  cross join lateral (
    select max(e.seq) as seq, min(e.created_at) as since from events e
    where e.conversation_id = answered.conversation_id and e.type = 'CHAT' and e.party = 'owner'
      and e.withdrawn_at is null and e.seq > answered.seq) own
  where c.id = answered.conversation_id
    and (c.unanswered_seq, c.unanswered_since) is distinct from (own.seq, own.since);
  return null;
end $$;
