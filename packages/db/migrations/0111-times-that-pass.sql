-- A time that a client asks for is given up once it has passed without an answer. Those that were asked for before this
-- was so are looked after as well.
insert into outbox (kind, lane, payload, due_at, created_at)
select 'cancelExpiredHold', 'time', json_build_object('id', k.id, 'conversationId', k.conversation_id),
  k.starts_at, k.updated_at
from calendar_events k
where k.status = 'TO_BE_CONFIRMED' and k.valid and k.conversation_id is not null and k.starts_at is not null;
