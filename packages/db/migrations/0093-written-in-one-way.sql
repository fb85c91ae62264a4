-- Whoever appends an event notes what it means for the clinic together with its number, in one update of its
-- conversation. What comes in another way, many at once too, is still noted here, where it has not been by then.
create function settle_unanswered(ids uuid[]) returns void language sql as $$
  update conversations c set unanswered_seq = own.seq, unanswered_since = own.since
  from (
    select marked.id, greatest(marked.done_seq, (select e.seq from events e
      where e.conversation_id = marked.id and e.type = 'CHAT' and e.party = 'facility'
        and e.withdrawn_at is null order by e.seq desc limit 1)) as seq
    from conversations marked where marked.id = any(ids)) answered
  cross join lateral (
    select max(e.seq) as seq, min(e.created_at) as since from events e
    where e.conversation_id = answered.id and e.type = 'CHAT' and e.party = 'owner'
      and e.withdrawn_at is null and e.seq > answered.seq) own
  where c.id = answered.id
    and (c.unanswered_seq, c.unanswered_since) is distinct from (own.seq, own.since);
$$;

create or replace function note_unanswered() returns trigger language plpgsql as $$
begin
  perform settle_unanswered(array(select distinct conversation_id from written where type = 'CHAT'));
  return null;
end $$;

create function note_written() returns trigger language plpgsql as $$
begin
  if exists (select from written w join conversations c on c.id = w.conversation_id
    where w.type = 'CHAT' and c.unanswered_seq is distinct from case when w.party = 'owner' then w.seq end) then
    perform settle_unanswered(array(select distinct conversation_id from written where type = 'CHAT'));
  end if;
  if exists (select from written w join conversations c on c.id = w.conversation_id
    where w.party = 'facility' and c.owner_news_seq <= w.seq) then
    update conversations c set owner_news = null, owner_news_seq = null, owner_news_since = null
    from (select conversation_id, max(seq) as seq from written where party = 'facility' group by conversation_id) answer
    where c.id = answer.conversation_id and c.owner_news_seq <= answer.seq;
  end if;
  return null;
end $$;

drop trigger note_unanswered_of_new on events;
drop trigger forget_owner_news on events;
drop function forget_owner_news();
create trigger note_written after insert on events
  referencing new table as written for each statement execute function note_written();

-- Who may read a conversation, for whoever may see it themselves: whom to tell of what they write there.
create function app_readers_of(conversation uuid) returns json language plpgsql stable strict as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
  said text;
  readers json;
begin
  if not exists (select from conversations c where c.id = conversation) then return '[]'; end if;
  said := set_config('app.system', 'policies', true);
  select coalesce(json_agg(json_build_object('userId', r.user_id, 'kind', r.kind)), '[]') into readers
    from conversation_readers r where r.conversation_id = conversation;
  said := set_config('app.system', reason, true);
  return readers;
end $$;
